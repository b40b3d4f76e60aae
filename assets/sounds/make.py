#!/usr/bin/env python3
"""Makes the sounds of the table: wood on wood, a card, dice out of the cup, a small fanfare, a clock. Run it here: ./make.py"""

import math
import random
import struct
import wave

RATE = 22050


def write(name, samples):
    loudest = max(abs(s) for s in samples)
    with wave.open(name + ".wav", "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(b"".join(struct.pack("<h", int(s / loudest * 0.7 * 32767)) for s in samples))


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def mix(into, samples, at):
    start = int(at * RATE)
    for i, s in enumerate(samples):
        if start + i < len(into):
            into[start + i] += s


def knock(chance, pitch, seconds, strength=1.0):
    """A few resonances of wood, struck; a breath of noise at the start."""
    parts = [(pitch, 1.0, 38), (pitch * 2.71, 0.5, 60), (pitch * 5.1, 0.25, 95)]
    out = []
    for i in range(int(seconds * RATE)):
        t = i / RATE
        s = sum(a * math.exp(-d * t) * math.sin(2 * math.pi * f * t) for f, a, d in parts)
        s += 0.5 * chance.uniform(-1, 1) * math.exp(-400 * t)
        out.append(strength * s)
    return out


def wood(chance):
    return knock(chance, 330, 0.16)


def card(chance):
    """Paper over paper: noise that swells, is high, and ends with a snap."""
    out, last = [], 0.0
    for i in range(int(0.14 * RATE)):
        t = i / RATE
        noise = chance.uniform(-1, 1)
        high, last = noise - last, noise
        out.append(high * (math.sin(math.pi * min(1, t / 0.11)) ** 2 + 1.6 * math.exp(-((t - 0.105) / 0.006) ** 2)))
    return out


def dice(chance):
    """Out of the cup: a dozen knocks that come closer and fade."""
    out = silence(0.75)
    at, gap = 0.0, 0.085
    for n in range(13):
        mix(out, knock(chance, chance.uniform(900, 1500), 0.07, math.exp(-0.13 * n)), at)
        at += gap * chance.uniform(0.6, 1.2)
        gap *= 0.88
    return out


def fanfare(chance):
    """Three rising notes and a held one, softly."""
    out = silence(1.5)
    for at, pitch, long in ((0, 392, 0.16), (0.15, 523.25, 0.16), (0.3, 659.25, 0.16), (0.45, 783.99, 0.95)):
        tone = []
        for i in range(int(long * RATE)):
            t = i / RATE
            shape = min(1, t / 0.02) * min(1, (long - t) / 0.06) * math.exp(-1.2 * t)
            tone.append(shape * sum(math.sin(2 * math.pi * pitch * k * t) / k ** 1.6 for k in range(1, 7)))
        mix(out, tone, at)
    return out


def clock(chance):
    """Tick, tock, twice: little time is left."""
    out = silence(1.1)
    for at, pitch in ((0, 1900), (0.25, 1500), (0.5, 1900), (0.75, 1500)):
        mix(out, knock(chance, pitch, 0.09), at)
    return out


if __name__ == "__main__":
    for make in (wood, card, dice, fanfare, clock):
        write(make.__name__, make(random.Random(7)))
