import type {Camera} from '../engine/space/camera'
import {darker, lighter, mixed} from '../engine/paint/colour'
import {openLine, outline} from '../engine/path'
import {randomFrom} from '../engine/random'
import type {Point, Vector} from '../engine/space/pose'

export type FloorKind = 'oak' | 'tile' | 'carpet' | 'deck'

type Area = {camera: Camera; back: number; reach: number; w: number; h: number}

const paints: Record<FloorKind, string> = {
    oak: '#c9a67c',
    tile: '#d9d4cb',
    carpet: '#cfc8bd',
    deck: '#a98560'
}

const place = ({camera}: Area, x: number, z: number): Point => camera.project([x, 0, z])

const rows = ({back, reach}: Area, step: number): number[] =>
    Array.from({length: Math.ceil((reach * 2) / step)}, (_, at) => back + at * step)

/** Floorboards parallel to the wall, each in its own shade, with staggered ends. */
const boards = (area: Area, kind: 'oak' | 'deck'): string => {
    const random = randomFrom(11)
    const [step, long] = kind === 'oak' ? [19, 150] : [14, 320]
    const paint = paints[kind]
    const [from, to] = [-area.reach, area.reach]
    const tinted = rows(area, step).flatMap((z) => {
        const shift = random() * long
        return Array.from({length: Math.ceil((to - from) / long) + 1}, (_, at) => {
            const x = from - shift + at * long
            const corners = [
                place(area, x, z),
                place(area, x + long, z),
                place(area, x + long, z + step),
                place(area, x, z + step)
            ]
            const tone = random()
            if (tone > 0.25 && tone < 0.6) return ''
            const fill =
                tone < 0.25 ? darker(paint, tone * 0.4) : lighter(paint, (tone - 0.6) * 0.4)
            return `<path d="${outline(corners)}" fill="${fill}"/>`
        })
    })
    const seams = rows(area, step).map((z) => openLine([place(area, from, z), place(area, to, z)]))
    return `${tinted.join('')}<path d="${seams.join('')}" stroke="#4a2f17" stroke-opacity=".28" stroke-width="1" fill="none"/>`
}

const tiles = (area: Area): string => {
    const step = 45
    const across = rows(area, step).map((z) =>
        openLine([place(area, -area.reach, z), place(area, area.reach, z)])
    )
    const along = Array.from({length: Math.ceil((area.reach * 2) / step)}, (_, at) => {
        const x = -area.reach + at * step
        return openLine([place(area, x, area.back), place(area, x, area.back + area.reach * 2)])
    })
    return `<path d="${across.join('')}${along.join('')}" stroke="#a9a196" stroke-opacity=".55" stroke-width="1.3" fill="none"/>`
}

/** The floor from the wall to the lower edge of the picture, a little darker towards the viewer. */
export const floorOf = (area: Area, kind: FloorKind): string => {
    const [[x1, y1], [x2, y2]] = [
        place(area, -area.reach, area.back),
        place(area, area.reach, area.back)
    ]
    const edge = (x: number) => y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)
    const top = Math.min(edge(0), edge(area.w))
    const d = outline([
        [0, edge(0)],
        [area.w, edge(area.w)],
        [area.w, area.h],
        [0, area.h]
    ])
    const paint = paints[kind]
    const pattern =
        kind === 'oak' || kind === 'deck' ? boards(area, kind) : kind === 'tile' ? tiles(area) : ''
    return (
        `<linearGradient id="floor" gradientUnits="userSpaceOnUse" x1="0" y1="${top.toFixed(0)}" x2="0" y2="${area.h}"><stop offset="0" stop-color="${mixed(paint, '#ffffff', 0.08)}"/><stop offset="1" stop-color="${darker(paint, 0.1)}"/></linearGradient>` +
        `<linearGradient id="floorlight" gradientUnits="userSpaceOnUse" x1="0" y1="${top.toFixed(0)}" x2="0" y2="${area.h}"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#24160c" stop-opacity=".22"/></linearGradient>` +
        `<clipPath id="floorclip"><path d="${d}"/></clipPath><path d="${d}" fill="url(#floor)"/><g clip-path="url(#floorclip)">${pattern}</g><path d="${d}" fill="url(#floorlight)"/>`
    )
}

/** The wall behind everything, lit from the upper left, with its skirting board. */
export const wallOf = (area: Area, paint: string, skirting = true): string => {
    const at = (x: number, y: number, z: number): Point => {
        const point: Vector = [x, y, area.back + z]
        return area.camera.project(point)
    }
    const board = (y: number, fill: string, high: number) =>
        `<path d="${outline([at(-area.reach, y + high, 1), at(area.reach, y + high, 1), at(area.reach, y, 1), at(-area.reach, y, 1)])}" fill="${fill}"/>`
    return (
        `<linearGradient id="wall" x1="0" y1="0" x2="1" y2=".9"><stop offset="0" stop-color="${lighter(paint, 0.3)}"/><stop offset=".5" stop-color="${paint}"/><stop offset="1" stop-color="${darker(paint, 0.14)}"/></linearGradient>` +
        `<rect width="${area.w}" height="${area.h}" fill="url(#wall)"/>` +
        (skirting
            ? board(0, '#f3f0ea', 11) + board(10.4, '#fffdf9', 0.8) + board(0, '#8d8377', 0.7)
            : '')
    )
}

/** Sunlight on the floor, and slightly darker corners of the picture. */
export const sunlight = (area: Area, x: number, z: number): string => {
    const pane = (column: number, row: number) => {
        const [a, b] = [x + column * 46 + row * 14, z + row * 40]
        return outline([
            place(area, a, b),
            place(area, a + 40, b),
            place(area, a + 53, b + 35),
            place(area, a + 13, b + 35)
        ])
    }
    const panes = [0, 1].flatMap((column) => [0, 1, 2].map((row) => pane(column, row)))
    return `<path d="${panes.join('')}" fill="#fff4dc" fill-opacity=".2"/>`
}

export const vignette = ({w, h}: {w: number; h: number}): string =>
    `<radialGradient id="vignette" cx=".45" cy=".45" r=".8"><stop offset=".55" stop-color="#1c130c" stop-opacity="0"/><stop offset="1" stop-color="#1c130c" stop-opacity=".2"/></radialGradient><rect width="${w}" height="${h}" fill="url(#vignette)"/>`
