import type {Design} from '../../designs'
import {type Part, placed} from '../../engine/part'
import {moved} from '../../engine/space/pose'
import type {Look, ModelOf} from '../../model'
import {tableLamp} from '../living/lamps'
import {bed, type BedForm} from './bed'
import {dresser, dresserTop, mirrorOn} from './dresser'
import {nightstand} from './nightstand'

type SetPiece = 'bed' | 'left nightstand' | 'right nightstand' | 'dresser' | 'mirror' | 'chest'

/** What belongs to a bedroom set, as its name counts it. */
export type BedroomParts = {pieces: readonly SetPiece[]; bed?: BedForm}

const ofFive = ['bed', 'left nightstand', 'right nightstand', 'dresser', 'mirror'] as const

/** The bedroom sets of the catalogue by their designs. */
export const bedroomSets = {
    'bedroom-set': {pieces: ofFive},
    'bedroom-set-of-4': {pieces: ['bed', 'right nightstand', 'dresser', 'mirror']},
    'bedroom-set-led': {pieces: ofFive, bed: 'led'},
    'bedroom-set-storage': {pieces: [...ofFive, 'chest'], bed: 'storage'}
} as const satisfies Partial<Record<Design, BedroomParts>>

const besideBed = 116
const dresserAt = 228
const chestAt = -200
/** Everything but the bed stands with its back to the wall. */
const toWall = -80

const bedside = (look: Look, side: -1 | 1): Part[] =>
    placed(moved([side * besideBed, 0, toWall]), [
        ...nightstand(look).parts,
        ...placed(moved([0, 58.6, 0]), tableLamp(look.seed))
    ])

const drawn = (piece: SetPiece, look: Look, form: BedForm | undefined): Part[] => {
    switch (piece) {
        case 'bed':
            return bed(look, form).parts
        case 'left nightstand':
            return bedside(look, -1)
        case 'right nightstand':
            return bedside(look, 1)
        case 'dresser':
            return placed(moved([dresserAt, 0, toWall]), dresser(look).parts)
        case 'mirror':
            return placed(moved([dresserAt, 0, toWall]), mirrorOn(dresserTop, look))
        case 'chest':
            return placed(moved([chestAt, 0, toWall]), dresser(look, 'tall').parts)
    }
}

/** A bed with the cabinets, the chests and the mirror of its set. */
export const bedroomSet =
    ({pieces, bed: form}: BedroomParts): ModelOf =>
    (look) => ({
        parts: [...pieces.flatMap((piece) => drawn(piece, look, form))],
        pieces: pieces.length,
        setting: 'bedroom',
        focus: [130, 60, -70],
        front: {yaw: 0, pitch: 14},
        angle: {yaw: 24, pitch: 18}
    })
