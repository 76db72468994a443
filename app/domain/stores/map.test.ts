import {mapPosition, type MapPosition, mapView, type Place, spreadMarkers} from './map'

describe('map view', () => {
    const size = {width: 400, height: 300, margin: 20}
    const plano = {latitude: 33.02, longitude: -96.7}
    const irving = {latitude: 32.81, longitude: -96.95}
    const garland = {latitude: 32.91, longitude: -96.64}

    const positions = (places: Place[]) => {
        const view = mapView(places, size)
        return view ? places.map((place) => mapPosition(view, place, size)) : []
    }

    test('no place has no map', () => {
        expect(mapView([], size)).toBeUndefined()
    })

    test('a single place is in the middle of its town', () => {
        expect(mapView([plano], size)).toEqual({middle: plano, zoom: 11.75})
        expect(positions([plano])[0]?.x).toBeCloseTo(200)
    })

    test('north is above, east to the right, and each place keeps its number [STORE-010]', () => {
        const [north, southWest, east] = positions([plano, irving, garland])

        const down = [north, east, southWest].map((position) => position?.y)
        const across = [southWest, north, east].map((position) => position?.x)
        expect(down).toEqual([...down].sort((one = 0, other = 0) => one - other))
        expect(across).toEqual([...across].sort((one = 0, other = 0) => one - other))
        expect(new Set([...down, ...across]).size).toBe(6)
    })

    test.each`
        places                                                                              | because
        ${[plano, irving, garland]}                                                         | ${'they lie near each other'}
        ${[plano, {...plano, longitude: -90}]}                                              | ${'one is far to the east'}
        ${[plano, {...plano, latitude: 45}]}                                                | ${'one is far to the north'}
        ${[{latitude: 48.9, longitude: -122.5}, {latitude: 25.8, longitude: -80.2}, plano]} | ${'they are all over the country'}
    `('every place is inside the map, as $because', ({places}) => {
        const shown = positions(places)

        expect(shown).toHaveLength(places.length)
        for (const {x, y} of shown) {
            expect(x).toBeGreaterThanOrEqual(19)
            expect(x).toBeLessThanOrEqual(381)
            expect(y).toBeGreaterThanOrEqual(19)
            expect(y).toBeLessThanOrEqual(281)
        }
    })

    test('the places use at least half of what there is', () => {
        const [north, south] = positions([plano, irving, garland])

        expect((south?.y ?? 0) - (north?.y ?? 0)).toBeGreaterThan(130)
    })

    test('a few steps in the street show the same map', () => {
        const near = (place: Place) => ({...place, latitude: place.latitude + 0.0001})

        expect(mapView([near(plano), irving], size)).toEqual(mapView([plano, irving], size))
    })
})

describe('spread markers', () => {
    const size = {width: 480, height: 360}

    const nearest = (positions: readonly MapPosition[]): number =>
        Math.min(
            ...positions.flatMap((one, index) =>
                positions
                    .slice(index + 1)
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
        const places = Array.from({length: 200}, (_, index) =>
            at(200 + (index % 7), 150 + (index % 5))
        )

        expect(spreadMarkers(places, size, 40)).toEqual(spreadMarkers(places, size, 40))
    })
})
