import loadable from '@loadable/component'
import {memo} from 'react'
import {useShopper} from '@app/commerce/session/session'
import {SectionBoundary} from '@app/ui/async/section-boundary'

const AmountInHeader = loadable(() => import('./amount-in-header'), {
    resolveComponent: (module: typeof import('./amount-in-header')) => module.AmountInHeader,
    ssr: false
})

/**
 * What the shopper may still rent, in the header and beside every price; only loaded for shoppers with a session, as
 * nobody else has an approval. It reserves no space, so nothing moves when it appears.
 */
export const KnownAmount = memo(function KnownAmount() {
    return useShopper() ? (
        <SectionBoundary>
            <AmountInHeader />
        </SectionBoundary>
    ) : null
})
