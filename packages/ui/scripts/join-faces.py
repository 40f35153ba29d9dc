"""Joins one family's faces of one script into a small variable font: `npm run fonts -w @brand/ui` runs it.

Usage: join-faces.py OUT TEXT STRONG DISPLAY, where each of the last three is `file:weight:width`; with one face, that
is packed in the same way. Needs Python 3.11 and `pip install 'fonttools[woff]==4.68.0'`.

The weight axis goes from TEXT to STRONG, the width axis from TEXT to DISPLAY, which is drawn at its own weight although
its place on the weight axis is within that range. Bengali conjuncts are drawn from the same parts again and again, so
the parts become glyphs of their own: their outlines and deltas are stored once. All figures below are units of an em of
2000; eight are 0.2 px where an em is 48 px.
"""

import io
import sys
from array import array
from collections import Counter, defaultdict

from fontTools import varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables import ttProgram
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent, GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.ttLib.woff2 import WOFF2FlavorData

EM = 2000
SMALL_EM = 500
# Two contours are the same part if no point differs by more.
SAME_POINT = 4
# A point without a delta of its own is moved with its neighbours; it may be off by this.
SAME_DELTA = 4
# A pair whose kerning differs by less from that of its classes needs none of its own.
SAME_KERNING = 20
# Kerning that varies by less between the faces is the same in all of them.
STEADY_KERNING = 40
# A glyph whose shared parts have fewer points is drawn whole.
FEWEST_POINTS = 8

XY_VALUES = 0x0002
OVERLAPS = 0x0400


def contours(glyph):
    start = 0
    for end in glyph.endPtsOfContours:
        on_curve = bytes(flag & 1 for flag in glyph.flags[start : end + 1])
        yield list(glyph.coordinates[start : end + 1]), on_curve
        start = end + 1


def minus(a, b):
    return tuple((x - p, y - q) for (x, y), (p, q) in zip(a, b))


def plus(a, b):
    return tuple((x + p, y + q) for (x, y), (p, q) in zip(a, b))


def shared_shapes(fonts):
    """Every distinct contour, and by glyph the contours it is made of with their place in each font."""
    shapes, alike, drawn = [], defaultdict(list), {}
    for name in fonts[0].getGlyphOrder():
        glyphs = [font["glyf"][name] for font in fonts]
        if glyphs[0].numberOfContours <= 0:
            continue
        drawn[name] = []
        for same in zip(*map(contours, glyphs)):
            on_curve = same[0][1]
            at = tuple(points[0] for points, _ in same)
            moved = [[(x - left, y - low) for x, y in points] for (points, _), (left, low) in zip(same, at)]
            known = alike[on_curve]
            for shape in known:
                if all(
                    abs(x - p) <= SAME_POINT and abs(y - q) <= SAME_POINT
                    for mine, other in zip(moved, shapes[shape][0])
                    for (x, y), (p, q) in zip(mine, other)
                ):
                    break
            else:
                shape = len(shapes)
                shapes.append((moved, on_curve))
                known.append(shape)
            drawn[name].append((shape, at))
    return shapes, drawn


def join_parts(shapes, drawn):
    """Makes one part of two that stand beside each other in the same way wherever they are."""
    nowhere = tuple((0, 0) for _ in shapes[0][0])
    parts = [[(shape, nowhere)] for shape in range(len(shapes))]
    while True:
        uses = Counter(part for placed in drawn.values() for part, _ in placed)
        pairs = Counter()
        for placed in drawn.values():
            pairs.update({(a, b, minus(to, at)) for a, at in placed for b, to in placed if a < b})
        always = [(count, pair) for pair, count in pairs.items() if count == uses[pair[0]] == uses[pair[1]]]
        if not always:
            return parts
        _, (a, b, between) = max(always)
        joined = len(parts)
        parts.append(parts[a] + [(shape, plus(at, between)) for shape, at in parts[b]])
        for placed in drawn.values():
            for at in [at for part, at in placed if part == a]:
                other = (b, plus(at, between))
                if other in placed:
                    placed.remove(other)
                    placed[placed.index((a, at))] = (joined, at)


def outline(contours_at, shapes, font):
    glyph = Glyph()
    points, flags, ends = [], [], []
    for shape, at in contours_at:
        moved, on_curve = shapes[shape]
        points += [(x + at[font][0], y + at[font][1]) for x, y in moved[font]]
        flags += on_curve
        ends.append(len(points) - 1)
    glyph.numberOfContours = len(ends)
    glyph.coordinates, glyph.flags, glyph.endPtsOfContours = GlyphCoordinates(points), array("B", flags), ends
    glyph.program = ttProgram.Program()
    glyph.program.fromBytecode(b"")
    return glyph


def composite(components, font):
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = []
    for name, at in components:
        component = GlyphComponent()
        component.glyphName = name
        component.x, component.y = at[font]
        component.flags = XY_VALUES | (0 if glyph.components else OVERLAPS)
        glyph.components.append(component)
    return glyph


def draw_from_parts(fonts):
    """Every part that several glyphs show becomes a glyph, and so do the others of such a glyph together."""
    shapes, drawn = shared_shapes(fonts)
    parts = join_parts(shapes, drawn)
    uses = Counter(part for placed in drawn.values() for part, _ in placed)
    order = fonts[0].getGlyphOrder()
    # Trailing glyphs of the same advance cost nothing.
    advance = fonts[0]["hmtx"][order[-1]][0]
    names = {}

    def part_glyph(key, contours_at):
        if key not in names:
            names[key] = f"part{len(names)}"
            order.append(names[key])
            for index, font in enumerate(fonts):
                font["glyf"].glyphs[names[key]] = outline(contours_at, shapes, index)
                font["hmtx"][names[key]] = (advance, 0)
        return names[key]

    def flat(placed):
        return [(shape, plus(at, within)) for part, at in placed for shape, within in parts[part]]

    nowhere = tuple((0, 0) for _ in fonts)
    for name, placed in drawn.items():
        several = [one for one in placed if uses[one[0]] > 1]
        single = flat([one for one in placed if uses[one[0]] == 1])
        if sum(len(shapes[shape][1]) for shape, _ in flat(several)) < FEWEST_POINTS:
            for index, font in enumerate(fonts):
                font["glyf"].glyphs[name] = outline(flat(placed), shapes, index)
            continue
        components = [(part_glyph(part, parts[part]), at) for part, at in several]
        if single:
            components.append((part_glyph(name, single), nowhere))
        for index, font in enumerate(fonts):
            font["glyf"].glyphs[name] = composite(components, index)
    for font in fonts:
        font.setGlyphOrder(list(order))
        font["glyf"].glyphOrder = list(order)
        for name in order:
            glyph = font["glyf"][name]
            glyph.recalcBounds(font["glyf"])
            font["hmtx"][name] = (font["hmtx"][name][0], getattr(glyph, "xMin", 0))


def pair_tables(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2:
                yield table


def of_classes(tables, first, second):
    for table in tables:
        if table.Format == 2 and first in table.Coverage.glyphs:
            row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
            return row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1.XAdvance
    return 0


def simplify_kerning(fonts):
    by_font = [list(pair_tables(font)) for font in fonts]
    needed = {
        (first, pair.SecondGlyph)
        for tables in by_font
        for table in tables
        if table.Format == 1
        for first, pairs in zip(table.Coverage.glyphs, table.PairSet)
        for pair in pairs.PairValueRecord
        if abs(pair.Value1.XAdvance - of_classes(tables, first, pair.SecondGlyph)) > SAME_KERNING
    }
    values = [[] for _ in fonts]
    for tables, found in zip(by_font, values):
        for table in tables:
            if table.Format == 2:
                found += [pair.Value1 for row in table.Class1Record for pair in row.Class2Record]
                continue
            left = []
            for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
                pairs.PairValueRecord = [p for p in pairs.PairValueRecord if (first, p.SecondGlyph) in needed]
                pairs.PairValueCount = len(pairs.PairValueRecord)
                found += [pair.Value1 for pair in pairs.PairValueRecord]
                if pairs.PairValueRecord:
                    left.append((first, pairs))
            table.Coverage.glyphs = [first for first, _ in left]
            table.PairSet = [pairs for _, pairs in left]
            table.PairSetCount = len(left)
    for same in zip(*values, strict=True):
        least, most = min(v.XAdvance for v in same), max(v.XAdvance for v in same)
        if most - least <= STEADY_KERNING:
            for value in same:
                value.XAdvance = round((least + most) / 2)


def reopened(font):
    data = io.BytesIO()
    font.save(data)
    return TTFont(data, recalcTimestamp=False)


def variable(fonts, places):
    space = DesignSpaceDocument()
    for index, tag in enumerate(("wght", "wdth")):
        at = [place[index] for place in places]
        axis = AxisDescriptor(tag=tag, name=tag, minimum=min(at), default=at[0], maximum=max(at))
        space.addAxis(axis)
    for font, (weight, width) in zip(fonts, places):
        location = {"wght": weight, "wdth": width}
        space.addSource(SourceDescriptor(font=font, name=f"{weight}-{width}", location=location))
    # varLib has no parameter for it.
    optimize = TupleVariation.optimize
    TupleVariation.optimize = lambda self, points, ends, tolerance: optimize(self, points, ends, SAME_DELTA)
    try:
        return varLib.build(space, exclude=("MVAR", "STAT"))[0]
    finally:
        TupleVariation.optimize = optimize


def opened(file):
    font = TTFont(file, recalcTimestamp=False)
    # Scaling and sharing need every glyph unpacked.
    for name in font.getGlyphOrder():
        font["glyf"][name]
    return font


def save_packed(font, out):
    scale_upem(font, SMALL_EM)
    for table in ("STAT", "gasp", "prep"):
        if table in font:
            del font[table]
    font.recalcTimestamp = False
    font.flavor = "woff2"
    font.flavorData = WOFF2FlavorData(transformedTables=("glyf", "loca", "hmtx"))
    font.save(out)


def main(out, *faces):
    files, weights, widths = zip(*(face.rsplit(":", 2) for face in faces))
    fonts = [opened(file) for file in files]
    if len(fonts) == 1:
        return save_packed(fonts[0], out)
    weights, widths = [int(weight) for weight in weights], [int(width) for width in widths]
    if any(font["head"].unitsPerEm != EM for font in fonts):
        sys.exit(f"the em of {files[0]} is not {EM}")
    simplify_kerning(fonts)
    draw_from_parts(fonts)
    text, strong, display = weights
    on_axis = [text, strong, min(max(display, text), strong)]
    font = variable([reopened(font) for font in fonts], list(zip(on_axis, widths)))
    # Deltas were made with the whole precision: rounded points would hardly move with their neighbours.
    save_packed(font, out)


main(*sys.argv[1:])
