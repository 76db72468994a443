import {createSystem, defaultBaseConfig} from '@chakra-ui/react'
import {dialogRecipe} from './dialog-recipe'

const named = (names: readonly string[], prefix: string) =>
    Object.fromEntries(names.map((name) => [name, {value: `var(--${prefix}-${name})`}]))

const COLOURS = [
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
]

/**
 * Chakra with nothing of its own: no reset, no global styles, no layers, and the page's tokens by their names, so that a
 * brand's colours are written once (ui/theme/tokens.css). A Chakra part without a recipe here comes unstyled.
 */
export const overlaySystem = createSystem(defaultBaseConfig, {
    preflight: false,
    disableLayers: true,
    theme: {
        tokens: {
            colors: named(COLOURS, 'c'),
            spacing: named(['1', '2', '3', '4', '5', '6', '7', '8'], 's'),
            fontSizes: named(['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'], 't'),
            radii: named(['1', '2'], 'radius'),
            shadows: named(['1', '2'], 'shadow')
        },
        breakpoints: {md: '48rem', lg: '64rem'},
        keyframes: {
            'overlay-fade': {from: {opacity: 0}},
            'overlay-rise': {from: {opacity: 0, transform: 'translateY(1rem)'}}
        },
        slotRecipes: {dialog: dialogRecipe}
    }
})
