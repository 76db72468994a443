import {defineSlotRecipe, type SystemStyleObject} from '@chakra-ui/react'
import {dialogAnatomy, menuAnatomy, popoverAnatomy, toastAnatomy} from '@chakra-ui/react/anatomy'

type DialogPart = 'backdrop' | 'positioner' | 'content' | 'header' | 'title' | 'body' | 'footer'

const dialogParts: Record<DialogPart, SystemStyleObject> = {
    backdrop: {
        position: 'fixed',
        inset: 0,
        zIndex: 30,
        background: 'color-mix(in srgb, var(--c-ink) 50%, transparent)',
        animation: 'overlay-fade 200ms ease-out'
    },
    positioner: {
        position: 'fixed',
        inset: 0,
        zIndex: 31,
        display: 'flex',
        alignItems: {base: 'stretch', md: 'center'},
        justifyContent: 'center',
        padding: {base: 0, md: '5'}
    },
    content: {
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        maxHeight: {md: 'calc(100dvh - 3rem)'},
        borderRadius: {md: '2'},
        background: 'page',
        color: 'ink',
        boxShadow: '2',
        outline: 0,
        animation: 'overlay-rise 200ms ease-out'
    },
    header: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '4',
        padding: '3',
        paddingLeft: '5'
    },
    title: {fontSize: 'xl', fontWeight: 700, lineHeight: 1.25},
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
    base: dialogParts,
    variants: {
        size: {
            sm: {
                positioner: {alignItems: 'center', padding: '4'},
                content: {maxWidth: '32rem', borderRadius: '2'}
            },
            md: {content: {maxWidth: {md: '36rem'}}},
            lg: {content: {maxWidth: {md: '56rem'}}},
            cover: {
                positioner: {alignItems: {base: 'flex-end', md: 'center'}},
                content: {
                    maxWidth: {md: '32rem'},
                    height: {base: '88dvh', md: 'auto'},
                    borderTopRadius: '2'
                },
                footer: {
                    borderTop: 'var(--line)',
                    padding: '3',
                    paddingBottom: 'max(var(--s-3), env(safe-area-inset-bottom))',
                    '& > *': {flexGrow: 1}
                }
            },
            full: {
                positioner: {alignItems: 'stretch', padding: 0},
                content: {maxHeight: 'none', borderRadius: 0},
                body: {padding: 0, paddingTop: 0}
            }
        }
    },
    defaultVariants: {size: 'md'}
})

/** A list of links and actions below its button. */
export const menuRecipe = defineSlotRecipe({
    slots: menuAnatomy.keys(),
    base: {
        positioner: {zIndex: '25 !important'},
        content: {
            width: 'max-content',
            minWidth: '15rem',
            maxWidth: 'min(22rem, calc(100vw - 2 * var(--gutter)))',
            maxHeight: 'var(--available-height)',
            overflowY: 'auto',
            padding: '2',
            border: 'var(--line)',
            borderRadius: '2',
            background: 'page',
            boxShadow: '2',
            outline: 0
        },
        item: {
            display: 'flex',
            alignItems: 'center',
            gap: '3',
            width: '100%',
            minHeight: 'var(--tap)',
            paddingInline: '3',
            borderRadius: '1',
            color: 'ink',
            textAlign: 'start',
            textDecoration: 'none',
            cursor: 'pointer',
            outline: 0,
            '&[data-highlighted]': {background: 'brand-tint'}
        },
        separator: {height: 'var(--hair)', margin: 'var(--s-2) 0', background: 'line'}
    }
})

/** A question beside what it is about. */
export const popoverRecipe = defineSlotRecipe({
    slots: popoverAnatomy.keys(),
    base: {
        positioner: {zIndex: '10 !important'},
        content: {
            width: 'min(19rem, 90vw)',
            padding: 'var(--s-3) var(--s-4)',
            border: 'var(--line)',
            borderRadius: '2',
            background: 'page',
            boxShadow: '2',
            fontSize: 'sm',
            outline: 0,
            '& .icon-button': {float: 'right', margin: 'calc(-1 * var(--s-2))'},
            '& .button': {marginLeft: 'calc(-1 * var(--s-3))'}
        },
        title: {fontSize: 'md', fontWeight: 700}
    }
})

/** A message at the lower edge of the screen. The library measures the messages and writes where each stands. */
export const toastRecipe = defineSlotRecipe({
    slots: toastAnatomy.keys(),
    base: {
        root: {
            display: 'flex',
            alignItems: 'center',
            width: 'max-content',
            maxWidth: 'min(34rem, calc(100vw - 2 * var(--s-3)))',
            height: 'var(--height)',
            borderRadius: '1',
            background: 'page',
            boxShadow: '2',
            translate: 'var(--x) var(--y)',
            opacity: 'var(--opacity)',
            zIndex: 'var(--z-index)',
            transition: 'translate 200ms ease-out, opacity 200ms ease-out',
            '& .notice': {background: 'none'}
        }
    }
})
