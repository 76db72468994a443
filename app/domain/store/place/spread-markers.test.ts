import type {MapPosition} from './map-view'
import {spreadMarkers} from './spread-markers'

const size = {width: 480, height: 360}

const nearest = (positions: readonly MapPosition[]): number =>
    Math.min(
        ...positions.flatMap((one, place) =>
            positions
                .slice(place + 1)
                .map((other) => Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2))
        )
    )

const at = (x: number, y: number): MapPosition => ({x, y})

test.each`
    places                                                                | because
    ${[at(100, 100), at(110, 100)]}                                       | ${'two overlap'}
    ${[at(100, 100), at(100, 100), at(100, 100)]}                         | ${'three have one address'}
    ${[at(300, 250), at(310, 255), at(295, 260), at(305, 240), at(8, 9)]} | ${'four stand in one town'}
    ${[at(470, 350), at(475, 352), at(478, 355)]}                         | ${'they crowd in a corner'}
`('markers can each be tapped when $because [STORE-010]', ({places}) => {
    const spread = spreadMarkers(places, size, 40)

    expect(nearest(spread)).toBeGreaterThan(39)
    for (const {x, y} of spread) {
        expect(x).toBeGreaterThanOrEqual(20)
        expect(x).toBeLessThanOrEqual(460)
        expect(y).toBeGreaterThanOrEqual(20)
        expect(y).toBeLessThanOrEqual(340)
    }
})

test('markers far enough from each other stay where they belong [STORE-010]', () => {
    const places = [at(100, 100), at(140, 100), at(300, 200)]

    expect(spreadMarkers(places, size, 40)).toEqual(places)
})

test('no marker moves further than it must [STORE-010]', () => {
    expect(spreadMarkers([at(100, 100), at(120, 100)], size, 40)).toEqual([
        at(90, 100),
        at(130, 100)
    ])
})

test('as many as a map may show are spread in the same way every time [STORE-051]', () => {
    const places = Array.from({length: 200}, (_, place) => at(200 + (place % 7), 150 + (place % 5)))

    expect(spreadMarkers(places, size, 40)).toEqual(spreadMarkers(places, size, 40))
})
