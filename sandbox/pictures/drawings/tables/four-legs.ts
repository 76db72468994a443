import type {Material} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

/** Four straight legs at the corners of a top, square in section or round and splayed. */
export const fourLegs = (
    [w, d]: readonly [number, number],
    height: number,
    {material, thick, round = false}: {material: Material; thick: number; round?: boolean}
): Part[] =>
    [-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
            round
                ? rod({
                      from: [x * (w / 2 - thick * 2), height, z * (d / 2 - thick * 2)],
                      to: [x * (w / 2 - thick * 0.8), 0, z * (d / 2 - thick * 0.8)],
                      radius: [thick * 0.6, thick * 0.4],
                      material
                  })
                : slab({
                      at: [x * (w / 2 - thick / 2), 0, z * (d / 2 - thick / 2)],
                      size: [thick, height, thick],
                      material,
                      radius: 0.5,
                      seed: x + z
                  })
        )
    )
