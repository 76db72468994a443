import {defineSlotRecipe} from '@chakra-ui/react'
import {drawerAnatomy} from '@chakra-ui/react/anatomy'
import {overlayParts} from './overlay-parts'

/** A drawer: as high as the screen, at its start or end. */
export const drawerRecipe = defineSlotRecipe({
    slots: drawerAnatomy.keys(),
    base: {
        ...overlayParts,
        content: {
            ...overlayParts.content,
            width: 'min(24rem, 92vw)',
            height: '100%',
            animation: 'overlay-slide 220ms ease-out'
        }
    },
    variants: {
        placement: {
            start: {positioner: {justifyContent: 'flex-start', '--slide-from': '-100%'}},
            end: {positioner: {justifyContent: 'flex-end'}}
        }
    },
    defaultVariants: {placement: 'end'}
})
