import {toHsl} from './colour'

/** What a surface is made of. It decides the paint, the sheen and the texture. */
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
/** Emits light, such as a lamp or a lit screen: its paint ignores the scene's light. */
export const glow = made('glow')

const isWarmBrown = (paint: string) => {
    const {h, s, l} = toHsl(paint)
    return h > 12 && h < 48 && s > 0.18 && l < 0.68
}

const isGrey = (paint: string) => toHsl(paint).s < 0.12

/** The cover of a sofa in this colour: leather for browns and black, cloth for the rest. */
export const upholstery = (paint: string): Material =>
    isWarmBrown(paint) || toHsl(paint).l < 0.17 ? leather(paint) : fabric(paint)

/** Wood for browns, paint for the rest. */
export const cabinetry = (paint: string): Material =>
    isWarmBrown(paint) ? wood(paint) : matte(paint)

/** Stainless steel for pale greys, enamel for the rest. */
export const enamel = (paint: string): Material => {
    const {l} = toHsl(paint)
    return isGrey(paint) && l > 0.5 && l < 0.9 ? metal(paint) : gloss(paint)
}

/** Legs and trim for a colour: dark wood for dark colours, oak for pale ones. */
export const trimWood = (paint: string, seed: number): Material =>
    wood(toHsl(paint).l > 0.5 || seed % 3 === 0 ? '#b98d5c' : '#54392a')
