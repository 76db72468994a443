import loadable from '@loadable/component'
import {CheckoutSkeleton} from '../frame/checkout-page.skeleton'

/** A step after the first; its code is loaded while the first step is filled in. */
export const LaterStep = loadable(() => import('./later-steps'), {
    resolveComponent: (module: typeof import('./later-steps')) => module.LaterStep,
    fallback: <CheckoutSkeleton />,
    ssr: false
})
