import {type Design, designs, type View, views} from '../designs'
import {drawPicture} from '../draw-picture'
import {modelFor} from '../drawings/model-for'
import {cabinetry, enamel, upholstery} from '../engine/paint/material'
import {fadedPaint, type Wear, wearGrades, wearSeeds} from './wear'
import {placesOn} from './worn'

const navy = '#2b3f5f'

const draw = (design: Design, view: View, wear?: Wear) =>
    drawPicture(design, {palette: navy, view, seed: 1, wear})

const signsIn = (picture: string) => picture.match(/data-wear="[a-z]+"/g) ?? []

const everyDesign = designs.map((design, index): [Design, Wear] => [
    design,
    {grade: wearGrades[index % 3] ?? 'a', seed: index % wearSeeds}
])

test.each(everyDesign)('a used %s shows that it was used, a new one does not', (design, wear) => {
    const [used, fresh] = [draw(design, 'front', wear), draw(design, 'front')]

    expect(signsIn(used).length).toBeGreaterThan(0)
    expect(used).not.toMatch(/NaN|undefined|Infinity/)
    expect(signsIn(fresh)).toEqual([])
    expect(used).not.toBe(fresh)
})

test.each(views)('what use left is there in the picture "%s" too', (view) => {
    const seen = everyDesign.filter((_, index) => index % 12 === 0)

    expect(seen.filter(([design, wear]) => signsIn(draw(design, view, wear)).length === 0)).toEqual(
        []
    )
})

test('of every kind there is some place that is in sight, and more with more use', () => {
    const counts = designs.map((design) => {
        const model = modelFor[design]({paint: navy, seed: 1})
        return wearGrades.map((grade) => placesOn(model, {grade, seed: 3}, navy).places.length)
    })

    expect(counts.filter(([few = 0]) => few === 0)).toEqual([])
    expect(counts.filter(([few = 0, , many = 0]) => many < few)).toEqual([])
})

test('two pieces that were used alike are marked at other places', () => {
    const pictures = Array.from({length: wearSeeds}, (_, seed) =>
        draw('sofa-tufted', 'front', {grade: 'b', seed})
    )

    expect(new Set(pictures).size).toBe(wearSeeds)
})

/** The colours of the catalogue. */
const paints = [
    ['black', '#23252a'],
    ['white', '#f3f2ee'],
    ['slate', '#5b6672'],
    ['gray', '#9a9c9f'],
    ['stainless', '#c3c8cc'],
    ['silver', '#d5d8dc'],
    ['navy', '#2b3f5f'],
    ['blue', '#4a7bab'],
    ['sage', '#8b9d83'],
    ['beige', '#d9c9ae'],
    ['cognac', '#9a5b34'],
    ['espresso', '#4b362b'],
    ['oak', '#c39a6b'],
    ['red', '#a83a38']
] as const

test.each(paints)('%s softens with use, and stays what it is made of', (_, hex) => {
    const faded = wearGrades.map((grade) => fadedPaint(hex, {grade, seed: 0}))

    expect(new Set([hex, ...faded]).size).toBe(4)
    for (const made of [upholstery, cabinetry, enamel]) {
        expect(faded.map((paint) => made(paint).finish)).toEqual(faded.map(() => made(hex).finish))
    }
})
