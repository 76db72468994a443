import {
    ChakraProvider,
    createSystem,
    defaultBaseConfig,
    defineSlotRecipe,
    type SystemStyleObject
} from '@chakra-ui/react'
import {dialogAnatomy} from '@chakra-ui/react/anatomy'
import createCache from '@emotion/cache'
import {CacheProvider} from '@emotion/react'
import {type ReactNode, useState} from 'react'

type Part = 'backdrop' | 'positioner' | 'content' | 'header' | 'title' | 'body' | 'footer'

/** The look of every overlay. */
export const overlayParts: Record<Part, SystemStyleObject> = {
    backdrop: {
        position: 'fixed',
        inset: 0,
        zIndex: 30,
        background: 'color-mix(in srgb, var(--c-ink) 50%, transparent)',
        animation: 'overlay-fade 200ms ease-out'
    },
    positioner: {position: 'fixed', inset: 0, zIndex: 31, display: 'flex'},
    content: {
        display: 'flex',
        flexDirection: 'column',
        background: 'page',
        color: 'ink',
        boxShadow: '2',
        outline: 0
    },
    header: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '4',
        padding: '3',
        paddingLeft: '5'
    },
    title: {fontSize: 'xl', fontWeight: 650, lineHeight: 1.25},
    body: {flex: 1, minHeight: 0, overflowY: 'auto', padding: '5', paddingTop: '2'},
    footer: {
        display: 'flex',
        // If they do not fit side by side, the primary button is above the other.
        flexWrap: 'wrap-reverse',
        justifyContent: 'flex-end',
        '& > *': {flexGrow: {base: 1, md: 0}},
        gap: '3',
        padding: '5',
        paddingTop: '3'
    }
}

/** A dialog: the whole screen on a phone, a card in the middle of anything larger. */
export const dialogRecipe = defineSlotRecipe({
    slots: dialogAnatomy.keys(),
    base: {
        ...overlayParts,
        positioner: {
            ...overlayParts.positioner,
            alignItems: {base: 'stretch', md: 'center'},
            justifyContent: 'center',
            padding: {base: 0, md: '5'}
        },
        content: {
            ...overlayParts.content,
            width: '100%',
            maxHeight: {md: 'calc(100dvh - 3rem)'},
            borderRadius: {md: '2'},
            animation: 'overlay-rise 200ms ease-out'
        }
    },
    variants: {
        size: {
            sm: {
                positioner: {alignItems: 'center', padding: '4'},
                content: {maxWidth: '32rem', borderRadius: '2'}
            },
            md: {content: {maxWidth: {md: '36rem'}}},
            lg: {content: {maxWidth: {md: '56rem'}}}
        }
    },
    defaultVariants: {size: 'md'}
})

const cssVariableTokens = (names: readonly string[], prefix: string) =>
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
 * Chakra without its reset, global styles and layers, with the page's tokens by their names, so that a brand's colours
 * are written once (ui/theme/tokens.css). A Chakra part without a recipe here is unstyled.
 */
export const overlaySystem = createSystem(defaultBaseConfig, {
    preflight: false,
    disableLayers: true,
    theme: {
        tokens: {
            colors: cssVariableTokens(COLOURS, 'c'),
            spacing: cssVariableTokens(['1', '2', '3', '4', '5', '6', '7', '8'], 's'),
            fontSizes: cssVariableTokens(['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'], 't'),
            radii: cssVariableTokens(['1', '2'], 'radius'),
            shadows: cssVariableTokens(['1', '2'], 'shadow')
        },
        breakpoints: {md: '48rem', lg: '64rem'},
        keyframes: {
            'overlay-fade': {from: {opacity: 0}},
            'overlay-rise': {from: {opacity: 0, transform: 'translateY(1rem)'}}
        },
        slotRecipes: {dialog: dialogRecipe}
    }
})

/** The provider for Chakra's parts. Only for code that is loaded on demand: none of it is in a page's first view. */
export const OverlayProvider = ({children}: {children: ReactNode}) => {
    const [cache] = useState(() => createCache({key: 'overlay'}))
    return (
        <CacheProvider value={cache}>
            <ChakraProvider value={overlaySystem}>{children}</ChakraProvider>
        </CacheProvider>
    )
}
