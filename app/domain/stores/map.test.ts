import {
    mapPicture,
    mapPosition,
    type MapPosition,
    mapScale,
    mapView,
    type Place,
    spreadMarkers
} from './map'

describe('map view', () => {
    const size = {width: 400, height: 300, margin: 20}
    const plano = {latitude: 33.02, longitude: -96.7}
    const irving = {latitude: 32.81, longitude: -96.95}
    const garland = {latitude: 32.91, longitude: -96.64}

    const positions = (places: Place[]) => {
        const view = mapView(places, size)
        return view ? places.map((place) => mapPosition(view, place, size)) : []
    }

    test('a place is where the picture of the map shows it [STORE-010]', () => {
        const view = {middle: plano, zoom: 10}
        const east = {...plano, longitude: plano.longitude + 0.1}
        const north = {...plano, latitude: plano.latitude + 0.1}

        expect(mapPosition(view, plano, size)).toEqual({x: 200, y: 150})
        expect(mapPosition(view, east, size).x).toBeCloseTo(200 + 0.1 * mapScale(10), 9)
        // A degree of latitude is longer on the picture than one of longitude, the more the further north.
        expect(mapPosition(view, north, size).y).toBeCloseTo(
            150 - (0.1 * mapScale(10)) / Math.cos((33.07 * Math.PI) / 180),
            2
        )
    })

    test('the whole map is 256 pixels wide at zoom 0, and twice as wide at each further one', () => {
        expect(mapScale(0) * 360).toBe(256)
        expect(mapScale(1) * 360).toBe(512)
    })

    test('the pictures of maps are three quarters as high as they are wide, and places keep more than half a marker from their edges', () => {
        expect(mapPicture.height / mapPicture.width).toBe(0.75)
        expect(mapPicture.margin).toBeGreaterThan(28 / 2)
    })

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
    const many = (count: number, place: MapPosition) => Array.from({length: count}, () => place)

    test.each`
        places                                                                | because
        ${[at(100, 100), at(110, 100)]}                                       | ${'two overlap'}
        ${[at(100, 100), at(100, 100), at(100, 100)]}                         | ${'three have one address'}
        ${many(13, at(200, 150))}                                             | ${'thirteen have one address'}
        ${many(16, at(20, 150))}                                              | ${'sixteen have one address at the edge'}
        ${[at(100, 100), at(100, 100), at(300, 200), at(300, 200)]}           | ${'two and two have one address'}
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

    test.each`
        places                          | spread                         | because
        ${[at(100, 100), at(120, 100)]} | ${[at(90, 100), at(130, 100)]} | ${'one is to the right of the other'}
        ${[at(100, 100), at(100, 120)]} | ${[at(100, 90), at(100, 130)]} | ${'one is below the other'}
        ${[at(112, 116), at(100, 100)]} | ${[at(118, 124), at(94, 92)]}  | ${'one is below and to the right'}
        ${[at(20, 340)]}                | ${[at(20, 340)]}               | ${'it is in the corner already'}
        ${[at(460, 20)]}                | ${[at(460, 20)]}               | ${'it is in the other corner'}
        ${[at(5, 355)]}                 | ${[at(20, 340)]}               | ${'it is cut off'}
        ${[at(475, 5)]}                 | ${[at(460, 20)]}               | ${'it is cut off in the other corner'}
    `('no marker moves further than it must, as $because [STORE-010]', ({places, spread}) => {
        expect(spreadMarkers(places, size, 40)).toEqual(spread)
    })

    test('markers of one address surround it instead of standing in a row [STORE-010]', () => {
        const moved = spreadMarkers(many(8, at(200, 150)), size, 40).map(({x, y}) =>
            Math.sqrt((x - 200) ** 2 + (y - 150) ** 2)
        )

        expect(Math.max(...moved)).toBeLessThan(80)
    })

    test('as many as a map may show are spread in the same way every time [STORE-051]', () => {
        const places = Array.from({length: 200}, (_, index) =>
            at(200 + (index % 7), 150 + (index % 5))
        )

        expect(spreadMarkers(places, size, 40)).toEqual(spreadMarkers(places, size, 40))
    })
})
