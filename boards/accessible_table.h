// The table for screen readers: canvas -> zones -> places, each with the name a player would say. Places can be pressed
// like by the keyboard; the focus follows the keyboard's ring.
#pragma once

namespace mk {

class TableCanvas;

// Makes the accessibility bridge ask us for canvases and tables. Called by the table's constructor; more calls do
// nothing.
void installAccessibleTable();

// What the canvas tells the bridge. All three do nothing while nobody has asked about it.
void forgetAccessiblePlaces(TableCanvas*); // another view is coming: zones and places will be new objects
void tellFocus(TableCanvas*);              // the ring has moved
void tellStates(TableCanvas*);             // something was picked or put back

} // namespace mk
