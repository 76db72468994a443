import type {ComponentType} from 'react'
import {OwnDocument} from '@app/lib/own-document'
import {matchedBy} from '@app/routing/locale-path'
import type {RouteDefinition} from '@app/routing/route'
import {RouteView} from '@app/routing/route-view'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Main} from '@app/ui/navigation/main'
import {failureViews} from './errors/failure-views'
import {OfflineBoundary} from './errors/offline-boundary'
import {RouteStyles} from './feature-styles'

/** A route as the kit's router wants it; `definition` is read back by the server's wave. */
export type KitRoute = {
    path: string[]
    exact: boolean
    sensitive: boolean
    component: ComponentType
    definition: RouteDefinition
}

/** What any page begins with, while its code and styles are on their way. */
const pageFallback = (
    <Main pending>
        <HeadingSkeleton width="24rem" />
        <Skeleton height="24rem" />
    </Main>
)

/** Our declarations in the kit's shape. */
export const kitRoutes = (definitions: readonly RouteDefinition[]): KitRoute[] =>
    definitions.map((definition) => {
        const {styles, hasCardFrame = false} = definition
        const page = (
            <OfflineBoundary>
                <RouteView route={definition} fallback={pageFallback} views={failureViews} />
            </OfflineBoundary>
        )
        const view = hasCardFrame ? <OwnDocument fallback={pageFallback}>{page}</OwnDocument> : page
        const Page = () =>
            styles ? (
                <RouteStyles of={styles} fallback={pageFallback}>
                    {view}
                </RouteStyles>
            ) : (
                view
            )
        Page.displayName = definition.name
        return {...matchedBy(definition.path), component: Page, definition}
    })
