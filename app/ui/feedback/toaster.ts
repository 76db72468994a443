import {createToaster} from '@ark-ui/react/toast'

/** How long a toast stays, in milliseconds [SHELL-034]. */
export const DURATION_MS = 5000

/** The toasts on screen. Only browsers have any: they are about actions of the shopper. */
export const toaster = createToaster({
    placement: 'bottom',
    duration: DURATION_MS,
    gap: 8,
    offsets: '0.75rem'
})
