import type {Design} from '../../designs'
import {upholstery} from '../../engine/paint/material'
import {assembly, type Part} from '../../engine/part'
import {turned} from '../../engine/space/pose'
import type {ModelOf} from '../../model'
import {depth, type PieceOf, pieceWidth, seatPiece, type Unit, type UnitLook} from './seat-units'

/** The pieces along the wall and along the side, each from the corner outwards. The first one of the side has the corner. */
export type CornerParts = {
    back: readonly (readonly Unit[])[]
    side: readonly (readonly Unit[])[]
}

/** The sectionals of the catalogue that are counted, by their designs. */
export const cornerSofas = {
    'sectional-of-2': {back: [['seat', 'seat']], side: [['corner', 'seat', 'seat']]},
    'sectional-modular': {back: [['seat'], ['seat']], side: [['corner'], ['ottoman']]},
    'sectional-reclining': {
        back: [['seat', 'recliner']],
        side: [['corner'], ['seat', 'recliner']]
    },
    'sectional-power': {
        back: [['seat'], ['console'], ['recliner']],
        side: [['corner'], ['seat'], ['recliner']]
    }
} as const satisfies Partial<Record<Design, CornerParts>>

/** The joint between two pieces. */
const joint = 1.6

type Run = {pieces: readonly PieceOf[]; from: number; place: (away: number, piece: PieceOf) => Part}

const along = ({pieces, from, place}: Run): Part[] => {
    const starts = pieces.map((_, index) =>
        pieces.slice(0, index).reduce((sum, piece) => sum + pieceWidth(piece) + joint, from)
    )
    return pieces.map((piece, index) => place((starts[index] ?? 0) + pieceWidth(piece) / 2, piece))
}

const withArm = (
    pieces: readonly (readonly Unit[])[],
    {arm, side}: {arm: 1 | -1; side: 1 | -1}
): PieceOf[] =>
    pieces.map((units, index) => ({
        units,
        side,
        ...(index === pieces.length - 1 && !units.includes('ottoman') ? {arms: [arm]} : {})
    }))

/** The corner is at the side to which the sofa turns; the side's pieces look across. */
const piecesOf = (parts: CornerParts, side: 1 | -1, look: UnitLook): Part[] => {
    // From the left, as it is seen from its front.
    const drawn = (piece: PieceOf, outwards: boolean) =>
        seatPiece(outwards ? piece : {...piece, units: piece.units.toReversed()}, look)
    const back = along({
        pieces: withArm(parts.back, {arm: side === 1 ? -1 : 1, side}),
        from: depth / 2 + joint,
        place: (away, piece) => assembly(drawn(piece, side === -1), turned(0, [-side * away, 0, 0]))
    })
    const returning = along({
        pieces: withArm(parts.side, {arm: side, side: side === 1 ? -1 : 1}),
        from: -depth / 2,
        place: (away, piece) => assembly(drawn(piece, side === 1), turned(-side * 90, [0, 0, away]))
    })
    return [...back, ...returning]
}

/** A sofa around a corner, of as many pieces as its parts. The seed says to which side it turns. */
export const cornerSofa =
    (parts: CornerParts): ModelOf =>
    (own) => {
        const side = own.seed % 2 === 0 ? -1 : 1
        const look = {...own, cover: upholstery(own.paint)}
        return {
            parts: piecesOf(parts, side, look),
            pieces: parts.back.length + parts.side.length,
            setting: 'living',
            focus: [-side * 60, 44, 30],
            zoom: 2.3,
            front: {yaw: 0, pitch: 22},
            angle: {yaw: -side * 34, pitch: 24}
        }
    }
