import loadable from '@loadable/component'
import {iconOwner} from '@app/commerce/account/payments/due-badge'
import {SectionBoundary} from '@app/ui/async/section-boundary'

const DueBadge = loadable(() => import('./due-badge'), {
    resolveComponent: (module: typeof import('./due-badge')) => module.DueBadge,
    ssr: false
})

/** The number on the app's icon; loaded only where a customer has turned it on (docs/decisions/0054). */
export const KnownBadge = () => {
    const owner = iconOwner.useText()
    return owner === null ? null : (
        <SectionBoundary>
            <DueBadge owner={owner} />
        </SectionBoundary>
    )
}
