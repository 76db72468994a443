import {toHsl} from './colour'

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

const isWarmBrown = (paint: string) => {
    const {h, s, l} = toHsl(paint)
    return h > 12 && h < 48 && s > 0.18 && l < 0.68
}

const isGrey = (paint: string) => toHsl(paint).s < 0.12

/** What a sofa in this colour is covered with: browns and black are leather, the rest is cloth. */
export const upholstery = (paint: string): Material =>
    isWarmBrown(paint) || toHsl(paint).l < 0.17 ? leather(paint) : fabric(paint)

/** Browns are wood, everything else is painted. */
export const cabinetry = (paint: string): Material =>
    isWarmBrown(paint) ? wood(paint) : matte(paint)

/** Pale greys are stainless steel, the rest is enamel. */
export const enamel = (paint: string): Material => {
    const {l} = toHsl(paint)
    return isGrey(paint) && l > 0.5 && l < 0.9 ? metal(paint) : gloss(paint)
}

/** Legs and trim that suit a colour: dark under dark things, oak under pale ones. */
export const trimWood = (paint: string, seed: number): Material =>
    wood(toHsl(paint).l > 0.5 || seed % 3 === 0 ? '#b98d5c' : '#54392a')
