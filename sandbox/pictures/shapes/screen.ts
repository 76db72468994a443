import {panelOn, shapeOn, type Face} from '../engine/face'
import {ellipseOf} from '../engine/path'
import {pick} from '../engine/random'
import {gradient} from '../engine/paint/surface'
import type {Point} from '../engine/space/pose'
import {glare, mark, type Rect} from './panel'

type Scene = {
    sky: readonly [string, string, string]
    hills: readonly [string, string, string]
    sun: string
}

const scenes: readonly [Scene, ...Scene[]] = [
    {
        sky: ['#27355f', '#c8627a', '#f7b56b'],
        hills: ['#5b3f63', '#3a2f52', '#221f3a'],
        sun: '#ffe2a8'
    },
    {
        sky: ['#0f5e8c', '#3fa7c4', '#c9eef0'],
        hills: ['#2b7f8f', '#1d5f74', '#123f55'],
        sun: '#ffffff'
    },
    {
        sky: ['#16233a', '#254a6b', '#5c8aa8'],
        hills: ['#2c4a4f', '#1f3538', '#121f22'],
        sun: '#dfeaf2'
    },
    {
        sky: ['#6d3a8c', '#d1578f', '#ffb07a'],
        hills: ['#8a3f7d', '#54306b', '#2b1d49'],
        sun: '#ffdcb8'
    },
    {
        sky: ['#3d7a5c', '#8cc08a', '#e8f0c4'],
        hills: ['#4f8a55', '#346a44', '#1e4530'],
        sun: '#fff7cf'
    }
]

/** A wavy line of hills from the left to the right edge, closed along the lower edge. */
const ridge = ({x, y, w, h}: Rect, level: number, bend: number): Point[] => [
    ...Array.from({length: 13}, (_, step): Point => {
        const share = step / 12
        const rise = Math.sin(share * 5 + bend) * 0.08 + Math.sin(share * 11 + bend * 2) * 0.035
        return [x + w * share, y + h * Math.min(1, level - rise)]
    }),
    [x + w, y + h],
    [x, y + h]
]

const filled = (face: Face, points: Point[], fill: string) =>
    `<path d="${shapeOn(face, points)}" fill="${fill}"/>`

/** A landscape like those on screens in shops. The seed picks which. */
export const landscape = (face: Face, rect: Rect, seed: number): string => {
    const {sky, hills, sun} = pick(scenes, seed)
    const {x, y, w, h} = rect
    const back = gradient(
        face.pen,
        [face.at(x + w / 2, y), face.at(x + w / 2, y + h * 0.75)],
        [
            [0, sky[0]],
            [0.55, sky[1]],
            [1, sky[2]]
        ]
    )
    const glow = ellipseOf([x + w * 0.66, y + h * 0.45], Math.min(w, h) * 0.1)
    const water = gradient(
        face.pen,
        [face.at(x, y + h * 0.8), face.at(x, y + h)],
        [
            [0, hills[2]],
            [1, sky[1]]
        ]
    )
    return (
        `${back.definition}<path d="${panelOn(face, rect)}" fill="${back.fill}"/>` +
        filled(face, glow, sun) +
        filled(face, ridge(rect, 0.56, seed), hills[0]) +
        filled(face, ridge(rect, 0.68, seed + 2), hills[1]) +
        filled(face, ridge(rect, 0.8, seed + 4), hills[2]) +
        water.definition +
        `<path d="${panelOn(face, {x, y: y + h * 0.86, w, h: h * 0.14})}" fill="${water.fill}" fill-opacity=".75"/>`
    )
}

/** Ribbons of colour, as on the start screen of a computer. */
export const ribbons = (face: Face, rect: Rect, seed: number): string => {
    const {sky, hills} = pick(scenes, seed + 3)
    const {x, y, w, h} = rect
    const back = gradient(
        face.pen,
        [face.at(x, y), face.at(x + w, y + h)],
        [
            [0, hills[2]],
            [1, sky[0]]
        ]
    )
    const bands = [sky[1], sky[2], sky[0], hills[0]].map((paint, index) => {
        const upper = Array.from({length: 15}, (_, step): Point => {
            const share = step / 14
            const level = 0.3 + index * 0.13 + Math.sin(share * 3.4 + seed + index * 0.5) * 0.2
            return [x + w * share, y + h * Math.min(1, Math.max(0, level))]
        })
        const lower = upper.map(([px, py]): Point => [px, Math.min(y + h, py + h * 0.17)]).reverse()
        return `<path d="${shapeOn(face, [...upper, ...lower])}" fill="${paint}" fill-opacity=".72"/>`
    })
    return `${back.definition}<path d="${panelOn(face, rect)}" fill="${back.fill}"/>${bands.join('')}`
}

/** Desktop windows over a background: bars, lines of text and a side list. */
export const desktopOn = (face: Face, rect: Rect, seed: number): string => {
    const {x, y, w, h} = rect
    const win = {x: x + w * 0.16, y: y + h * 0.14, w: w * 0.52, h: h * 0.6}
    const line = (row: number, share: number) =>
        mark(
            face,
            {
                x: win.x + win.w * 0.3,
                y: win.y + win.h * (0.22 + row * 0.1),
                w: win.w * share,
                h: win.h * 0.035
            },
            '#9aa7b4'
        )
    const dock = Array.from({length: 7}, (_, at) =>
        mark(
            face,
            {x: x + w * (0.335 + at * 0.05), y: y + h * 0.915, w: w * 0.032, h: h * 0.05},
            pick(['#e0605a', '#4f9de0', '#5dbb7c', '#e7b04c', '#9a77d1'], at + seed),
            {radius: w * 0.007}
        )
    )
    return (
        ribbons(face, rect, seed) +
        mark(face, win, '#fbfcfd', {radius: w * 0.008}) +
        mark(face, {...win, h: win.h * 0.1}, '#e3e8ed', {radius: w * 0.008}) +
        mark(face, {x: win.x, y: win.y + win.h * 0.1, w: win.w * 0.24, h: win.h * 0.9}, '#eef2f5') +
        [0.42, 0.6, 0.5, 0.62, 0.36, 0.55].map((share, row) => line(row, share)).join('') +
        mark(face, {x: x + w * 0.6, y: y + h * 0.3, w: w * 0.28, h: h * 0.4}, '#1d2733', {
            radius: w * 0.008,
            alpha: 0.92
        }) +
        [0.3, 0.62, 0.45, 0.8, 0.55]
            .map((high, at) =>
                mark(
                    face,
                    {
                        x: x + w * (0.635 + at * 0.046),
                        y: y + h * (0.66 - high * 0.25),
                        w: w * 0.026,
                        h: h * high * 0.25
                    },
                    '#5fc0e8'
                )
            )
            .join('') +
        mark(face, {x: x + w * 0.32, y: y + h * 0.895, w: w * 0.37, h: h * 0.09}, '#ffffff', {
            radius: w * 0.014,
            alpha: 0.28
        }) +
        dock.join('')
    )
}

/** The home screen of a phone or tablet: rows of app icons over a landscape. */
export const homeScreen = (
    face: Face,
    rect: Rect,
    {seed, columns}: {seed: number; columns: number}
): string => {
    const {x, y, w, h} = rect
    const step = w / (columns + 0.4)
    const size = step * 0.62
    const signs = [
        '#f4f5f7',
        '#4f9de0',
        '#5dbb7c',
        '#e0605a',
        '#e7b04c',
        '#9a77d1',
        '#2f3b4a'
    ] as const
    const icon = (column: number, top: number, index: number) =>
        mark(
            face,
            {x: x + step * (column + 0.39), y: top, w: size, h: size},
            pick(signs, index * 3 + seed),
            {radius: size * 0.26}
        )
    const rows = Math.max(2, Math.floor((h * 0.42) / step))
    const grid = Array.from({length: rows * columns}, (_, index) =>
        icon(index % columns, y + h * 0.34 + Math.floor(index / columns) * step * 1.12, index)
    )
    const dock = Array.from({length: columns}, (_, at) => icon(at, y + h - step, at + 11))
    const clock = [0.26, 0.37, 0.53, 0.64]
        .map((at) =>
            mark(face, {x: x + w * at, y: y + h * 0.12, w: w * 0.075, h: h * 0.065}, '#fff', {
                radius: w * 0.02,
                alpha: 0.92
            })
        )
        .join('')
    return landscape(face, rect, seed) + clock + grid.join('') + dock.join('')
}

export type ScreenShows = 'landscape' | 'ribbons' | 'desktop' | 'home' | 'off'

/** A glass screen with its content and a diagonal reflection. */
export const screenOn = (
    face: Face,
    rect: Rect,
    {
        shows,
        seed,
        columns = 4,
        radius = 0
    }: {shows: ScreenShows; seed: number; columns?: number; radius?: number}
): string => {
    const id = face.pen.newId()
    const drawn = {
        landscape: () => landscape(face, rect, seed),
        ribbons: () => ribbons(face, rect, seed),
        desktop: () => desktopOn(face, rect, seed),
        home: () => homeScreen(face, rect, {seed, columns}),
        off: () => mark(face, rect, '#0c0d0f')
    }[shows]()
    const clip =
        radius > 0
            ? `<clipPath id="${id}"><path d="${panelOn(face, rect, radius)}"/></clipPath>`
            : ''
    const picture = radius > 0 ? `${clip}<g clip-path="url(#${id})">${drawn}</g>` : drawn
    return picture + glare(face, rect, 0.13)
}
