import {darker, lighter, toHsl} from '../engine/paint/colour'
import type {Material} from '../engine/paint/material'
import {ellipseOf, openLine, outline} from '../engine/path'
import type {Pen} from '../engine/pen'
import {pick, randomFrom} from '../engine/random'
import {add, type Point, scaled} from '../engine/space/pose'
import type {Spot} from '../engine/spot'
import type {Place} from './choose-places'

/** The surface around a place: its points in shares of the sign's length, and what shows on its paint. */
type Ground = {
    pen: Pen
    at: (u: number, v: number) => Point
    /** Length in the picture. */
    long: number
    random: () => number
    shade: string
    light: string
    /** Which of the two stands out. */
    plain: string
}

type Sign = (ground: Ground) => string

const line = (
    {at, long}: Ground,
    points: readonly Point[],
    {paint, width, alpha}: {paint: string; width: number; alpha: number}
) =>
    `<path d="${openLine(points.map(([u, v]) => at(u, v)))}" fill="none" stroke="${paint}" stroke-opacity="${alpha}" stroke-width="${Math.max(0.7, width * long).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A patch that fades out towards its edge. */
const patch = ({pen, at}: Ground, [rx, ry]: Point, paint: string, alpha: number) => {
    const id = pen.newId()
    const points = ellipseOf([0, 0], rx, ry).map(([u, v]) => at(u, v))
    return (
        `<radialGradient id="${id}"><stop offset="0" stop-color="${paint}" stop-opacity="${alpha}"/>` +
        `<stop offset=".55" stop-color="${paint}" stop-opacity="${alpha * 0.7}"/>` +
        `<stop offset="1" stop-color="${paint}" stop-opacity="0"/></radialGradient>` +
        `<path d="${outline(points)}" fill="url(#${id})"/>`
    )
}

const bow = (ground: Ground, [from, to]: readonly [number, number], rise: number): Point[] => {
    const lean = (ground.random() - 0.5) * 0.2
    return Array.from({length: 9}, (_, step): Point => {
        const share = step / 8
        const u = from + (to - from) * share
        return [u, rise * Math.sin(share * Math.PI) + lean * (share - 0.5)]
    })
}

/** Two or three soft folds, each with its shadow below. */
const crease: Sign = (ground) =>
    [0, 1, 2]
        .map((row) => {
            const [from, to] = [-0.55 + row * 0.12, 0.5 - row * 0.16 + ground.random() * 0.1]
            const fold = bow(ground, [from, to], 0.1 + ground.random() * 0.06).map(
                ([u, v]): Point => [u, v + (row - 1) * 0.17]
            )
            const below = fold.map(([u, v]): Point => [u, v + 0.035])
            return (
                line(ground, below, {paint: ground.light, width: 0.045, alpha: 0.4}) +
                line(ground, fold, {paint: ground.shade, width: 0.04, alpha: 0.5})
            )
        })
        .join('')

/** Where arms and heads rubbed: paler than the rest, and a little flatter. */
const rubbed: Sign = (ground) =>
    patch(ground, [0.95, 0.6], ground.light, 0.3) +
    [-0.16, 0.04]
        .map((v) =>
            line(
                ground,
                bow(ground, [-0.4, 0.36], 0.06).map(([u, dv]): Point => [u, dv + v]),
                {paint: ground.shade, width: 0.028, alpha: 0.4}
            )
        )
        .join('')

/** What a wet cup left, not all around. */
const ring: Sign = (ground) => {
    const start = ground.random() * 6
    const arc = (radius: number, turn: number) =>
        Array.from({length: 31}, (_, step): Point => {
            const angle = start + (step / 30) * turn
            return [radius * Math.cos(angle), radius * Math.sin(angle)]
        })
    return (
        patch(ground, [0.46, 0.46], ground.light, 0.14) +
        line(ground, arc(0.44, 5.4), {paint: ground.plain, width: 0.055, alpha: 0.5}) +
        line(ground, arc(0.4, 4.2), {paint: ground.light, width: 0.03, alpha: 0.4})
    )
}

/** A few short strokes in one direction. */
const scuff: Sign = (ground) =>
    patch(ground, [0.5, 0.3], ground.light, 0.2) +
    Array.from({length: 7}, () => {
        const [u, v] = [(ground.random() - 0.5) * 0.7, (ground.random() - 0.5) * 0.4]
        const long = 0.14 + ground.random() * 0.16
        return line(
            ground,
            [
                [u - long, v + 0.05],
                [u + long, v - 0.05]
            ],
            {paint: ground.random() < 0.6 ? ground.light : ground.shade, width: 0.03, alpha: 0.6}
        )
    }).join('')

/** One thin line with a paler edge, and a short one beside it. */
const scratch: Sign = (ground) =>
    [
        {v: 0, from: -0.55, to: 0.5},
        {v: 0.12, from: -0.1, to: 0.4}
    ]
        .map(({v, from, to}) => {
            const cut = bow(ground, [from, to], 0.06).map(([u, dv]): Point => [u, v + dv - u * 0.3])
            const edge = cut.map(([u, dv]): Point => [u, dv + 0.03])
            return (
                line(ground, edge, {paint: ground.light, width: 0.022, alpha: 0.6}) +
                line(ground, cut, {paint: ground.plain, width: 0.026, alpha: 0.7})
            )
        })
        .join('')

/** A shallow hollow: darker above, brighter below. */
const dent: Sign = (ground) => {
    const {at} = ground
    const lower: Ground = {...ground, at: (u, v) => at(u + 0.05, v + 0.16)}
    return (
        patch(lower, [0.52, 0.34], ground.light, 0.6) +
        patch(ground, [0.5, 0.3], ground.shade, 0.26)
    )
}

/** Enamel that came off in a spot, and beside it a smaller one. */
const chip: Sign = (ground) => {
    const spot = ([x, y]: Point, most: number) =>
        Array.from({length: 9}, (_, step): Point => {
            const [angle, far] = [(step / 9) * 2 * Math.PI, most * (0.6 + ground.random() * 0.4)]
            return ground.at(x + far * Math.cos(angle) * 1.3, y + far * Math.sin(angle))
        })
    const d = outline(spot([0, 0], 0.13)) + outline(spot([0.26, 0.12], 0.05))
    const width = Math.max(0.7, ground.long * 0.025).toFixed(2)
    return `<path d="${d}" fill="${ground.shade}" fill-opacity=".5" stroke="${ground.light}" stroke-opacity=".8" stroke-width="${width}"/>`
}

const signs = {crease, rubbed, ring, scuff, scratch, dent, chip} as const
type SignName = keyof typeof signs

type Choice = readonly [SignName, ...SignName[]]

const onGlass = {upright: ['scratch'], lying: ['scratch']} as const

/** What use leaves on a surface that stands, and on one that lies. */
const signsOn: Record<Material['finish'], {upright: Choice; lying: Choice}> = {
    fabric: {upright: ['crease', 'rubbed'], lying: ['crease', 'crease', 'rubbed']},
    leather: {upright: ['crease', 'rubbed'], lying: ['crease', 'rubbed']},
    wood: {upright: ['scuff', 'scratch'], lying: ['ring', 'ring', 'scratch']},
    metal: {upright: ['dent', 'scratch', 'scuff'], lying: ['scratch', 'dent']},
    gloss: {upright: ['scratch', 'chip', 'scuff'], lying: ['scratch', 'scuff']},
    matte: {upright: ['scuff', 'scratch'], lying: ['ring', 'scuff']},
    glow: onGlass
}

/** Screens and ovens' windows are dark and glossy. */
const isGlass = ({paint, finish}: Material) => finish === 'gloss' && toHsl(paint).l < 0.16

const choiceOn = ({material, normal}: Spot): Choice => {
    const choices = isGlass(material) ? onGlass : signsOn[material.finish]
    return Math.abs(normal[1]) > 0.7 ? choices.lying : choices.upright
}

/** What shows on a paint: its own colour, deeper and paler. */
const tonesOn = ({paint, finish}: Material) => {
    const isDark = toHsl(paint).l < 0.4
    const [shade, light] = isDark
        ? [darker(paint, 0.75), lighter(paint, finish === 'gloss' ? 0.85 : 0.5)]
        : [darker(paint, 0.62), lighter(paint, 0.7)]
    return {shade, light, plain: isDark ? light : shade}
}

/** The outline of a spot, beyond which nothing is drawn. */
const edgeOf = (pen: Pen, {middle, right, down, w, h}: Spot) =>
    outline(
        [
            [-w, -h],
            [w, -h],
            [w, h],
            [-w, h]
        ].map(([u = 0, v = 0]) =>
            pen.at(add(middle, add(scaled(right, u / 2), scaled(down, v / 2))))
        )
    )

/** Draws a sign of use, in the axes of its part. */
export const signAt = (pen: Pen, {spot, point, length, seed}: Place): string => {
    const {material, right, down} = spot
    const random = randomFrom(seed)
    const name = pick(choiceOn(spot), Math.floor(random() * 12))
    const turn = (random() - 0.5) * 0.9
    const [c, s] = [Math.cos(turn) * length, Math.sin(turn) * length]
    const drawn = signs[name]({
        pen,
        at: (u, v) =>
            pen.at(add(point, add(scaled(right, u * c - v * s), scaled(down, u * s + v * c)))),
        long: length * pen.scale,
        random,
        ...tonesOn(material)
    })
    const id = pen.newId()
    return `<clipPath id="${id}"><path d="${edgeOf(pen, spot)}"/></clipPath><g data-wear="${name}" clip-path="url(#${id})">${drawn}</g>`
}
