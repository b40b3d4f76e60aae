// Positions of draughts with one move that is clearly better than all others, collected from random matches: a look at 150
// positions takes another move, a search of 400,000 positions takes this one and holds it for better by a tenth of a
// match than the next. `depth`: moves ahead that a search of 60,000 positions looked then.
#pragma once

struct Shot {
  const char *game, *position, *move;
  int depth;
};

// clang-format off
inline constexpr Shot kShots[] = {
    {"12", "W:Wc1,f4,g5,f6:Bc3,d6,h6,b8", "f6-e7", 12},
    {"12", "W:Wf2,c3,a5:Bg5,f6,c7", "c3-b4", 13},
    {"12", "B:Wc1,g1,h2,a3,d6:Be3,d4,h6,d8,f8", "d4-c3", 9},
    {"12", "B:We1,b2,h2,a3,c3,g3,h4,a5:Bf4,c5,e5,f6,e7,g7,d8,h8", "f4-e3", 9},
    {"12", "B:Wc1,b2,f2,c3,g3,d4,f4:Ba3,b6,d6,f6,h6,a7,b8", "f6-g5", 10},
    {"12", "W:Wa5,c7:BKd2,h8:quiet 1", "a5-b6", 10},
    {"12", "W:WKh2,c3,f6:BKf2,h6,a7:quiet 1", "f6-e7", 9},
    {"12", "B:Wa1,g1,b2,h2,c5,h6,Kd8:BKh4,f6,a7,e7,g7,f8,h8", "f6-g5", 10},
    {"12", "W:Wa1,c3,e3,b4,f4,d6:Ba5,g5,f6,h6,a7", "d6-c7", 11},
    {"12", "B:Wg1,b2,d2,a3,c3,e3,b4,f4:Bc5,b6,d6,f6,h6,e7,d8,h8", "b6-a5", 9},
    {"12", "W:We1,g1,d2,f2,h2,e3,f4,c5:Ba5,g5,f6,h6,a7,g7,f8,h8", "c5-d6", 9},
    {"12", "B:Wa3,Kd6:Bh2,d4:quiet 1", "d4-e3", 10},
    {"14", "W:Wa1,c1,g1,b2,d2,f2,h2,a3,c3,d3,e3,f3,g3,h3,b4,e4:Bd5,f5,a6,b6,c6,e6,g6,h6,b7,d7,f7,h7,a8,c8,e8,g8:quiet 12", "b4-b5", 5},
    {"14", "B:We1,g1,a2,b2,c2,f2,h2,a3,b3,c3,d3,e3,f3,g3,d4,h4:Be5,a6,b6,c6,d6,f6,g6,h6,a7,b7,c7,d7,e7,f7,h7,g8:quiet 9", "d6-d5", 5},
    {"14", "W:Wb1,d1,a2,c2,e2,f2,g2,h2,c3,d3,f3,g3,h3,c4,e4:Bg5,a6,c6,d6,e6,f6,h6,b7,d7,e7,f7,g7,a8,c8,h8:quiet 1", "e4-e5", 5},
    {"14", "W:Wa1,b1,f1,h1,e2,g2,b3,c3,d3,e3,f3,h3,a4,c4,d4,g4:Bc5,f5,h5,a6,c6,d6,e6,g6,b7,d7,f7,h7,a8,c8,e8,g8:quiet 20", "g4-g5", 5},
    {"14", "B:Wa1,b1,d1,f1,h1,c2,e2,g2,a3,c3,d3,f3,h3,b4,e4,f4:Bd5,f5,a6,b6,c6,d6,e6,f6,g6,h6,a7,c7,g7,b8,f8,h8:quiet 17", "b6-b5", 5},
    {"14", "W:Wf1,h1,a2,b2,d2,e2,g2,a3,b3,c3,d3,e3,f3,h3,c4,g4:Bb5,d5,a6,c6,d6,e6,f6,g6,h6,b7,e7,f7,g7,h7,a8,c8:quiet 10", "g4-g5", 5},
    {"14", "W:Wa1,c1,e1,f1,g1,b2,d2,b3,c3,d3,e3,f3,g3,c4,f4,h4:Ba3,c5,d5,e5,g5,c6,d6,f6,h6,b7,a8,c8,e8,f8,g8,h8:quiet 34", "e3-e4", 5},
    {"14", "W:Wa1,c1,h1,b2,g2,a3,d3,e3,f3,g3,h3,c4,e4,f4:Bb5,d5,a6,c6,d6,e6,f6,g6,h6,f7,h7,c8,e8,g8:quiet 3", "c4-c5", 5},
    {"14", "W:Wb1,f1,h1,a2,c2,e2,g2,a3,b3,c3,d3,e3,f3,h3,d4,g4:Bc5,e5,a6,b6,d6,f6,g6,h6,a7,c7,e7,g7,b8,d8,f8,h8:quiet 12", "g4-g5", 5},
    {"14", "B:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,d3,e3,f3,g3,d4,h4:Ba5,g5,b6,c6,d6,e6,f6,h6,b7,d7,e7,f7,g7,a8,h8:quiet 4", "h6-h5", 5},
    {"14", "W:Wa1,c1,h1,b2,d2,f2,g2,a3,c3,d3,e3,f3,g3,h3,b4,f4:Ba5,d5,g5,b6,c6,d6,e6,f6,h6,a7,c7,e7,g7,b8,f8,h8:quiet 14", "a3-a4", 5},
    {"14", "W:Wa1,b1,d1,f1,h1,e2,g2,c3,f3,h3,b4,g4:Ba3,d5,f5,h5,c6,e6,f6,g6,a7,g7,h7,b8", "f3-f4", 5},
    {"16", "W:Wc1,e1,b2,d2,c3,e3,g3:Bb4,a5,e5,b6,f6,c7,e7", "b2-a3", 9},
    {"16", "W:We1,g1,d2,f2,h2,e3,f4,c5:Ba5,g5,f6,h6,a7,g7,f8,h8", "c5-d6", 9},
    {"16", "B:Wa1,c1,b2,e5:Ba3,a5,f8,h8", "f8-e7", 13},
    {"16", "W:Wa1,c1,e1,g1,b2,f2,a3,e3,g3,f4:Ba5,c5,g5,b6,d6,h6,e7,g7,f8,h8", "g3-h4", 9},
    {"16", "B:Wa3,Kd6:Bh2,d4:quiet 1", "d4-e3", 10},
    {"21", "B:Wa1,c1,e1,g1,b2,d2,h2,a3,b4:Bg5,b6,d6,a7,c7,b8,d8,f8,h8", "b6-c5", 10},
    {"21", "W:Wa1,f2,a3,c3:Bf4,b6,g7,h8", "f2-e3", 13},
    {"21", "B:Wb4:BKg1,g5,b6,a7", "b6-c5", 10},
    {"21", "W:Wa3,c3:Bh2,g5,b6,e7,b8,h8", "a3-b4", 11},
    {"21", "B:Wa3,a7:Bg5,c7,g7,f8", "c7-d6", 6},
    {"21", "W:Wh2,a3,c3,g3:Be5,b6,h6", "g3-f4", 16},
    {"21", "W:We5,g5:Bb2,b6,d8,f8,h8", "g5-h6", 13},
    {"21", "W:Wc3,b4,f4:Bb6", "b4-a5", 10},
    {"21", "B:Wa1,c3:Bh2,f6", "h2-g1", 10},
    {"21", "B:Wa1,c1,g1,b2,e5,a7:Bc7,e7,g7,b8,f8,h8", "g7-f6", 11},
    {"21", "B:Wa1,g3:Bd4,a5,c5,g5,c7,f8", "a5-b4", 8},
    {"21", "W:Wc1,g1,d2,h2,c3:Bf4,a7,c7,d8", "h2-g3", 11},
    {"22", "W:Wa1,f2,c3,b4,d4,h4:Ba5,f6,h6,a7,e7,g7", "b4-c5", 11},
    {"22", "B:Wc3,a5,c7,g7:BKc1,f2,Kh2,b6", "b6-c5", 11},
    {"23", "W:Wb2,h2,g7:Be1,a5,a7", "h2-g3", 17},
    {"23", "W:Wb2,d2,c3,e3,g3,b4:Bg1,a5,e5,f6,a7,c7", "e3-d4", 11},
    {"23", "B:Wc1,d2,f2,h2,a3,c3,e3,g3:Bh4,a5,c5,b6,f6,h6,c7,e7", "f6-e5", 9},
    {"23", "W:Wc1,b4,h4,h6,b8:Be1,g1,b6,d6,h8", "c1-b2", 15},
    {"23", "W:Wb2,g3,c5,e5:Bf4,h6,a7", "e5-f6", 9},
};
// clang-format on
