import {createSystem, defaultBaseConfig} from '@chakra-ui/react'
import {dialogRecipe, menuRecipe, popoverRecipe, toastRecipe} from './recipes'

const cssVariableTokens = (names: readonly string[], prefix: string) =>
    Object.fromEntries(names.map((name) => [name, {value: `var(--${prefix}-${name})`}]))

/** The names of the tokens in tokens.css and scale.css, by the prefix of their CSS variables. */
export const tokenNames = {
    c: [
        'ink',
        'ink-soft',
        'ink-quiet',
        'page',
        'surface',
        'line',
        'line-strong',
        'brand',
        'brand-deep',
        'brand-tint',
        'accent',
        'accent-deep',
        'accent-tint',
        'danger',
        'danger-tint',
        'info',
        'info-tint'
    ],
    s: ['1', '2', '3', '4', '5', '6', '7', '8'],
    t: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'],
    radius: ['1', '2'],
    shadow: ['1', '2']
} as const

/**
 * Chakra without its reset, global styles and layers, with the page's tokens by their names, so that a brand's colours
 * are written once (tokens.css): static classes, Ark's parts and Chakra's all read the same CSS variables. A Chakra part
 * without a recipe here is unstyled.
 */
export const system = createSystem(defaultBaseConfig, {
    preflight: false,
    disableLayers: true,
    theme: {
        tokens: {
            colors: cssVariableTokens(tokenNames.c, 'c'),
            spacing: cssVariableTokens(tokenNames.s, 's'),
            fontSizes: cssVariableTokens(tokenNames.t, 't'),
            radii: cssVariableTokens(tokenNames.radius, 'radius'),
            shadows: cssVariableTokens(tokenNames.shadow, 'shadow')
        },
        breakpoints: {md: '48rem', lg: '64rem'},
        keyframes: {
            'overlay-fade': {from: {opacity: 0}},
            'overlay-rise': {from: {opacity: 0, transform: 'translateY(1rem)'}}
        },
        slotRecipes: {
            dialog: dialogRecipe,
            menu: menuRecipe,
            popover: popoverRecipe,
            toast: toastRecipe
        }
    }
})
