import {toHex, toHsl} from '../engine/paint/colour'
import {cabinetry, enamel, upholstery} from '../engine/paint/material'

/** How much a piece was used, from little (a) to much (c). */
export const wearGrades = ['a', 'b', 'c'] as const
export type WearGrade = (typeof wearGrades)[number]

/** How many ways there are to be used by the same amount (seed 0 to 9). */
export const wearSeeds = 10

/** What use left on a piece: how much, and the number that says where. */
export type Wear = {grade: WearGrade; seed: number}

/** How many signs there are, how long the longest may be, as a share of the piece, and what the colour has lost. */
export const amounts: Record<WearGrade, {signs: number; share: number; faded: number}> = {
    a: {signs: 2, share: 0.06, faded: 0.06},
    b: {signs: 3, share: 0.075, faded: 0.1},
    c: {signs: 5, share: 0.085, faded: 0.14}
}

/** The lightness that all colours go to with the years: black becomes paler, white duller. */
const PALE = 0.7

const fadedBy = (paint: string, share: number): string => {
    const {h, s, l} = toHsl(paint)
    return toHex({h, s: s * (1 - share), l: l + (PALE - l) * share})
}

/** What a material is made of follows from its colour; a faded one must not become another. */
const isMadeAlike = (paint: string, other: string): boolean =>
    [upholstery, cabinetry, enamel].every((made) => made(paint).finish === made(other).finish)

/** How much of the fading a colour bears at its most used: near the limit of a material only a little. */
const bearableShare = (paint: string): number =>
    [1, 0.5, 0.25, 0.125].find((share) =>
        isMadeAlike(paint, fadedBy(paint, share * amounts.c.faded))
    ) ?? 0

/** A colour softened by light: less of it, and nearer to a pale one. */
export const fadedPaint = (paint: string, {grade}: Wear): string =>
    fadedBy(paint, bearableShare(paint) * amounts[grade].faded)
