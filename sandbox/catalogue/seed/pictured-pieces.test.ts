import {piecesShown} from '../../pictures/pictures'
import {pictureSeeds} from '../colours'
import {type CategorySeed, categoryTree} from './category-tree'
import {allKinds, designOf} from './kind'

const forms = allKinds.flatMap((kind) =>
    kind.forms.map((form) => ({
        name: `${form[0]} ${kind.noun[0]}`,
        design: designOf(kind, form),
        parts: kind.parts?.length ?? 1
    }))
)

/** As a name counts: "5-Piece", "3-Pack"; a bundle names its parts; anything else is one thing. */
const piecesNamed = ({name, parts}: (typeof forms)[number]): number =>
    Number(/(\d+)-(?:Piece|Pack)/.exec(name)?.[1] ?? parts)

const seeds = Array.from({length: pictureSeeds}, (_, seed) => seed)

test('sets, packs and bundles are among what is sold', () => {
    expect(forms.filter((form) => piecesNamed(form) > 1)).toHaveLength(31)
})

test.each(forms)('the pictures of a $name show as many pieces as its name says', (form) => {
    const shown = new Set(seeds.map((seed) => piecesShown(form.design, seed)))

    expect([...shown]).toEqual([piecesNamed(form)])
})

/** What a name says and what its pictures show, by the names of their designs. */
const properties = [
    {name: /Round|Bistro/, design: /-round$|bistro/},
    {name: /Storage/, design: /storage|^coffee-table$|^ottoman$/},
    {name: /Bench/, design: /bench/},
    {name: /Counter-Height/, design: /^counter/},
    {name: /Reclining/, design: /reclining|power/},
    {name: /Modular/, design: /modular/},
    {name: /Chaise/, design: /^sectional$/},
    {name: /Sleeper/, design: /sleeper/},
    {name: /Rocker/, design: /rocker/},
    {name: /Power Lift/, design: /recliner-lift/},
    {name: /Glider/, design: /glider/},
    {name: /Wall-Hugger/, design: /^recliner$/},
    {name: /Massage/, design: /massage/},
    {name: /Tufted/, design: /tufted/},
    {name: /Rolled-Arm/, design: /rolled-arm|^loveseat$/},
    {name: /Console Loveseat/, design: /loveseat-console/},
    {name: /Wingback/, design: /wingback/},
    {name: /Barrel/, design: /barrel/},
    {name: /Swivel (Accent|Bar)/, design: /swivel/},
    {name: /Counter Bar Stool/, design: /stool-counter/},
    {name: /Upholstered Bar/, design: /stool-upholstered/},
    {name: /Upholstered Bed/, design: /bed-upholstered/},
    {name: /Sleigh/, design: /sleigh/},
    {name: /Platform/, design: /platform/},
    {name: /10-Inch.* Mattress/, design: /mattress-10/},
    {name: /12-Inch.* Mattress/, design: /^mattress$/},
    {name: /13-Inch.* Mattress/, design: /mattress-13/},
    {name: /14-Inch.* Mattress/, design: /mattress-14/},
    {name: /15-Inch.* Mattress/, design: /mattress-15/},
    {name: /(Euro|Pillow)-Top/, design: /inch-top/},
    {name: /5-Piece LED/, design: /bedroom-set-led/},
    {name: /over-Full/, design: /bunk-bed-full/},
    {name: /Stairway/, design: /stairway/},
    {name: /Loft/, design: /loft/},
    {name: /7-Drawer/, design: /dresser-of-7/},
    {name: /3-Drawer/, design: /nightstand-of-3/},
    {name: /Drawer Tall/, design: /dresser-tall/},
    {name: /Mirrored/, design: /mirrored/},
    {name: /USB/, design: /charging/},
    {name: /Open-Shelf/, design: /nightstand-open/},
    {name: /Lift-Top/, design: /table-lift/},
    {name: /Glass-/, design: /(table|bookcase)-glass/},
    {name: /Fireplace/, design: /fireplace/},
    {name: /Sliding-Door/, design: /sliding/},
    {name: /L-Shaped/, design: /l-shaped/},
    {name: /Standing/, design: /standing/},
    {name: /Ergonomic/, design: /ergonomic/},
    {name: /Executive/, design: /executive/},
    {name: /Gaming Office/, design: /chair-gaming/},
    {name: /Ladder/, design: /ladder/},
    {name: /Cube/, design: /cube/},
    {name: /Shag/, design: /shag/},
    {name: /Geometric/, design: /geometric/},
    {name: /Tripod/, design: /tripod/},
    {name: /Torchiere/, design: /torchiere/},
    {name: /Shelf Floor Lamp/, design: /lamp-shelf/},
    {name: /Top-Load|Agitator/, design: /top-load/},
    {name: /Steam/, design: /-steam/},
    {name: /Upright Freezer/, design: /freezer-upright/},
    {name: /Gas Range/, design: /range-gas/},
    {name: /Double-Oven|Double Wall/, design: /double/},
    {name: /Induction/, design: /induction/},
    {name: /Wall Oven/, design: /wall-oven/},
    {name: /Over-the-Range/, design: /over-range/},
    {name: /4-Door/, design: /4-door/},
    {name: /Smart French/, design: /french-smart/},
    {name: /2-Door/, design: /2-door/},
    {name: /Retro/, design: /retro/},
    {name: /Beverage/, design: /mini-glass/},
    {name: /Top-Control/, design: /top-control/},
    {name: /\d-Inch Portable Dish/, design: /dishwasher-portable/},
    {name: /Countertop Portable/, design: /dishwasher-countertop/},
    {name: /Upright Pet/, design: /vacuum-upright/},
    {name: /Robot/, design: /robot/},
    {name: /Mop/, design: /mop/},
    {name: /Portable Air/, design: /conditioner-/},
    {name: /Dual-Hose/, design: /dual-hose/},
    {name: /Dehumidifier/, design: /dehumidifier/},
    {name: /Single-Serve/, design: /maker-single/},
    {name: /Espresso/, design: /espresso/},
    {name: /Dual Coffee/, design: /maker-dual/},
    {name: /Dual-Basket/, design: /fryer-dual/},
    {name: /Toaster/, design: /fryer-oven/},
    {name: /Surround (Sound|TV)/, design: /surround/},
    {name: /Compact Soundbar/, design: /soundbar-compact/},
    {name: /Party/, design: /party/},
    {name: /Smart Speaker/, design: /speaker-smart/},
    {name: /Tower Speaker/, design: /speaker-tower/},
    {name: /Gaming Headset/, design: /gaming-headset/},
    {name: /Wired/, design: /wired/},
    {name: /Earbuds/, design: /earbuds/},
    {name: /Sport/, design: /sport/},
    {name: /Foldable Smart/, design: /foldable/},
    {name: /Action/, design: /action/},
    {name: /360/, design: /360/},
    {name: /Mini Desktop/, design: /desktop-mini/},
    {name: /Small-Form/, design: /desktop-small/},
    {name: /Gaming Desktop/, design: /gaming-desktop/},
    {name: /2-in-1/, design: /two-in-one/},
    {name: /Convertible/, design: /convertible/},
    {name: /Kids Tablet/, design: /for-kids/},
    {name: /Drawing/, design: /for-drawing/},
    {name: /Gaming Monitor/, design: /monitor-gaming/},
    {name: /Laser Printer/, design: /printer-laser/},
    {name: /Ink-Tank/, design: /ink-tank/},
    {name: /Ultrawide/, design: /ultrawide/},
    {name: /Curved/, design: /ultrawide-(curved|49)/},
    {name: /49-Inch/, design: /49-inch/}
]

test.each(properties)('what is named $name is pictured so, and nothing else is', (property) => {
    const named = forms.filter(({name}) => property.name.test(name))

    expect(named).not.toEqual([])
    expect(forms.filter(({design}) => property.design.test(design))).toEqual(named)
})

/** The categories that have nothing below them, by their ids. */
const leavesOf = (seeds: readonly CategorySeed[], above = ''): [string, CategorySeed][] =>
    seeds.flatMap((seed) => {
        const id = above + seed.slug
        return seed.below ? leavesOf(seed.below, `${id}-`) : [[id, seed]]
    })

test.each(leavesOf(categoryTree))('%s is pictured by something that it sells', (id, {picture}) => {
    const sold = allKinds
        .filter(({category}) => category === id)
        .flatMap((kind) => kind.forms.map((form) => designOf(kind, form)))

    expect(sold).toContain(picture[0])
})
