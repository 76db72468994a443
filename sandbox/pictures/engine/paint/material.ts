/** What a surface is made of; decides its paint, its sheen and its texture. */
export type Material = {
    paint: string
    finish: 'fabric' | 'leather' | 'wood' | 'metal' | 'gloss' | 'matte' | 'glow'
}

const made =
    (finish: Material['finish']) =>
    (paint: string): Material => ({paint, finish})

export const fabric = made('fabric')
export const leather = made('leather')
export const wood = made('wood')
export const metal = made('metal')
export const gloss = made('gloss')
export const matte = made('matte')
/** Shines by itself: lamps and lit screens keep their paint. */
export const glow = made('glow')
