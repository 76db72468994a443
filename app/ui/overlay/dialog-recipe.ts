import {defineSlotRecipe} from '@chakra-ui/react'
import {dialogAnatomy} from '@chakra-ui/react/anatomy'
import {overlayParts} from './overlay-parts'

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
