import {randomFrom} from '../random'
import {isVisible, type Face} from '../face'
import type {Material} from './material'
import {openLine} from '../path'

const line = (d: string, stroke: string, alpha: number, width: number) =>
    `<path d="${d}" stroke="${stroke}" stroke-opacity="${alpha}" stroke-width="${width}" fill="none"/>`

const pattern = (id: string, size: number, body: string, turn = 0) =>
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"` +
    `${turn ? ` patternTransform="rotate(${turn})"` : ''}>${body}</pattern>`

const speckles = (size: number, count: number, radius: number) => {
    const random = randomFrom(7)
    return Array.from({length: count}, (_, index) => {
        const [x, y] = [random() * size, random() * size]
        const fill = index % 2 ? '#fff' : '#000'
        return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(radius * (0.5 + random())).toFixed(1)}" fill="${fill}" fill-opacity=".03"/>`
    }).join('')
}

const threads = (along: 'H' | 'V') =>
    Array.from({length: 48}, (_, at) =>
        along === 'H' ? `M0 ${at * 2 + 1}H96` : `M${at * 2 + 1} 0V96`
    ).join('')

const textures: Record<string, () => string> = {
    // Large tiles, because the rasteriser draws them one by one: small tiles take ten times as long.
    weave: () =>
        pattern(
            'weave',
            96,
            line(threads('H'), '#000', 0.06, 0.8) + line(threads('V'), '#fff', 0.09, 0.8),
            32
        ),
    tweed: () => pattern('tweed', 90, speckles(90, 420, 0.6)),
    leather: () => pattern('leather', 70, speckles(70, 190, 0.9)),
    brushed: () =>
        pattern(
            'brushed',
            60,
            [2, 5, 9, 12, 17, 21, 24, 29, 33, 36, 41, 46, 50, 53, 58]
                .map((y, index) => line(`M0 ${y}H60`, index % 2 ? '#fff' : '#000', 0.035, 1.2))
                .join('')
        ),
    grille: () =>
        pattern('grille', 5, '<circle cx="2.5" cy="2.5" r="1.3" fill="#000" fill-opacity=".35"/>')
}

export const textureDefinitions = (names: Iterable<string>): string =>
    [...names].map((name) => textures[name]?.() ?? '').join('')

/** A finish's texture, drawn over the whole outline of a solid. */
export const overlayOf = (finish: Material['finish']): readonly string[] =>
    finish === 'fabric' ? ['weave', 'tweed'] : finish === 'leather' ? ['leather'] : []

const grainLine = (face: Face, along: 'x' | 'y', across: number, bend: number): string => {
    const length = along === 'x' ? face.w : face.h
    const points = [0, 0.17, 0.36, 0.52, 0.71, 0.86, 1].map((share, index) => {
        const wander = across + Math.sin(index * 1.7 + bend * 9) * bend
        return along === 'x'
            ? face.at(share * length, Math.min(face.h, Math.max(0, wander)))
            : face.at(Math.min(face.w, Math.max(0, wander)), share * length)
    })
    return openLine(points)
}

/** Lines of wood grain along the longer side of a face. */
export const grainOn = (face: Face, seed: number): string => {
    if (!isVisible(face) || Math.min(face.w, face.h) < 3) return ''
    const random = randomFrom(Math.round(face.w * 13 + face.h * 7) + seed)
    const along = face.w >= face.h ? 'x' : 'y'
    const breadth = along === 'x' ? face.h : face.w
    const count = Math.min(26, Math.max(4, Math.round(breadth / 1.6)))
    const dark = Array.from({length: count}, () =>
        grainLine(face, along, random() * breadth, breadth * 0.012 * random())
    ).join('')
    const pale = Array.from({length: Math.ceil(count / 2)}, () =>
        grainLine(face, along, random() * breadth, breadth * 0.012 * random())
    ).join('')
    return line(dark, '#2a1608', 0.09, 0.8) + line(pale, '#fff1dd', 0.1, 1)
}
