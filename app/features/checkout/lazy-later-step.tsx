import loadable from '@loadable/component'
import {CheckoutSkeleton} from './checkout-page.skeleton'

/** A step behind the first, whose file is fetched while that one is filled in. */
export const LaterStep = loadable(() => import('./later-steps'), {
    resolveComponent: (module: typeof import('./later-steps')) => module.LaterStep,
    fallback: <CheckoutSkeleton />,
    ssr: false
})
