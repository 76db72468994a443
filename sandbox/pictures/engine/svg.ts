import type {Sheet} from './pen'
import {textureDefinitions} from './paint/texture'

/** A complete picture: the texture definitions first, then the drawing. */
export const svgOf = (
    {w, h}: {w: number; h: number},
    {textures}: Sheet,
    drawn: string,
    crop = `0 0 ${w} ${h}`
): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${crop}">` +
    `<defs>${textureDefinitions(textures)}</defs>${drawn}</svg>`
