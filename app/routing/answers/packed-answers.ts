import type {Category} from '@app/commerce/categories/category'
import {packedTree, unpackedTree, type PackedCategory} from '@app/commerce/categories/packed-tree'

type Packing = {pack: (answer: unknown) => unknown; unpack: (packed: unknown) => unknown}

/** Answers that stand in every page travel packed, by the first word of their key. */
const packings: Record<string, Packing> = {
    // The key names the question, and only its own answer is ever kept under it.
    categories: {
        pack: (answer) => packedTree(answer as Category[]),
        unpack: (packed) => unpackedTree(packed as PackedCategory[])
    }
}

const packingOf = (key: readonly unknown[]): Packing | undefined => packings[String(key[0])]

/** An answer as the page carries it. */
export const packed = (key: readonly unknown[], answer: unknown): unknown =>
    packingOf(key)?.pack(answer) ?? answer

/** An answer as the page uses it. */
export const unpacked = (key: readonly unknown[], carried: unknown): unknown =>
    packingOf(key)?.unpack(carried) ?? carried
