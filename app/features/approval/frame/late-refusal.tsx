import loadable from '@loadable/component'
import type {ComponentProps} from 'react'
import {useAfter} from '@app/lib/browser/react-hooks'
import {SectionBoundary} from '@app/ui/async/section-boundary'

const RecentRefusal = loadable(() => import('./recent-refusal'), {
    resolveComponent: (module: typeof import('./recent-refusal')) => module.RecentRefusal,
    ssr: false
})

/**
 * Tells a shopper who comes back to apply of their refusal (D-33). Only after the page can be used: most shoppers have
 * none, and its code would delay them.
 */
export const LateRefusal = (props: ComponentProps<typeof RecentRefusal>) => {
    const isLive = useAfter(1)
    if (!isLive) return null
    return (
        <SectionBoundary>
            <RecentRefusal {...props} />
        </SectionBoundary>
    )
}
