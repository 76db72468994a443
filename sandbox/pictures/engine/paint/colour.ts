/** Hue in degrees, saturation and lightness from 0 to 1. */
export type Hsl = {h: number; s: number; l: number}

const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value))

export const toHsl = (hex: string): Hsl => {
    const value = Number.parseInt(hex.slice(1), 16)
    const [r, g, b] = [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
    const [l, spread] = [(most + least) / 2, most - least]
    if (spread === 0) return {h: 0, s: 0, l}
    const s = spread / (1 - Math.abs(2 * l - 1))
    if (most === r) return {h: (((g - b) / spread + 6) % 6) * 60, s, l}
    return {h: (most === g ? (b - r) / spread + 2 : (r - g) / spread + 4) * 60, s, l}
}

export const toHex = ({h, s, l}: Hsl): string => {
    const reach = s * Math.min(l, 1 - l)
    const channel = (n: number) => {
        const k = (n + h / 30) % 12
        const value = l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
        return Math.round(clamp(value) * 255)
            .toString(16)
            .padStart(2, '0')
    }
    return `#${channel(0)}${channel(8)}${channel(4)}`
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Mixes a share of b into a, both #rrggbb. */
export const mixed = (a: string, b: string, share: number): string => {
    const other = channels(b)
    const parts = channels(a).map((value, index) =>
        Math.round(value + ((other[index] ?? value) - value) * clamp(share))
    )
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const shadeOf = ({h, s, l}: Hsl): Hsl => ({
    h,
    s: clamp(s * (l > 0.8 ? 0.7 : 1.12)),
    l: l > 0.8 ? l * 0.62 : l * 0.42
})

const highlightOf = ({h, s, l}: Hsl): Hsl => ({
    h,
    s: clamp(s * 0.9),
    l: clamp(l + (1 - l) * (l < 0.25 ? 0.22 : 0.36))
})

/**
 * A colour under light: 0 is deep shadow, 0.72 the unchanged paint, 1.15 the brightest highlight. Shadows are darker
 * and more saturated, highlights paler, as on real cloth and paint.
 */
export const underLight = (hex: string, light: number): string => {
    const base = toHsl(hex)
    // Very pale colours are darkened first, so that highlights can be lighter and stay visible on a pale background.
    if (base.l > 0.86) return underLight(mixed(hex, '#d8d4cc', 0.38), light)
    if (light <= 0.72) return mixed(toHex(shadeOf(base)), hex, clamp(light / 0.72) ** 1.15)
    return mixed(hex, toHex(highlightOf(base)), (light - 0.72) / 0.43)
}

/** Lighter or darker, by a share of the distance to white or black. */
export const lighter = (hex: string, by: number) => mixed(hex, '#ffffff', by)
export const darker = (hex: string, by: number) => mixed(hex, '#0d0b0a', by)
