import {
    colours,
    designs,
    pictureSeeds,
    views,
    type Design,
    type View
} from '../../catalogue/designs'
import {sceneNames, type SceneName} from '../scenes/scenes'

export const formats = ['webp', 'avif', 'jpg', 'png'] as const
export type Format = (typeof formats)[number]

/** What a picture's address names: an object of the catalogue in a colour, or a scene. */
export type PictureName =
    | {
          kind: 'object'
          design: Design
          paint: string
          view: View
          seed: number
          format: Format
      }
    | {kind: 'scene'; scene: SceneName; format: Format}

const oneOf = <T extends string>(known: readonly T[], given: string | undefined): T | undefined =>
    known.find((one) => one === given)

const sceneOf = (file: string): PictureName | undefined => {
    const [, name, ending] = /^([a-z-]+)\.([a-z]+)$/.exec(file) ?? []
    const [scene, format] = [oneOf(sceneNames, name), oneOf(formats, ending)]
    return scene && format ? {kind: 'scene', scene, format} : undefined
}

const objectOf = ([first, second, third]: readonly string[]): PictureName | undefined => {
    const [, look, number, ending] = /^([a-z]+)-(\d)\.([a-z]+)$/.exec(third ?? '') ?? []
    const design = oneOf(designs, first)
    const colour = colours.find(({id}) => id === second)
    const [view, format] = [oneOf(views, look), oneOf(formats, ending)]
    const seed = Number(number)
    if (!design || !colour || !view || !format || seed >= pictureSeeds) return undefined
    return {kind: 'object', design, paint: colour.hex, view, seed, format}
}

/** Reads `{design}/{colour}/{view}-{seed}.{format}` or `scenes/{name}.{format}`; undefined for anything else. */
export const pictureName = (address: string): PictureName | undefined => {
    const parts = address.split('/')
    const [first, second = ''] = parts
    if (parts.length === 2 && first === 'scenes') return sceneOf(second)
    return parts.length === 3 ? objectOf(parts) : undefined
}
