import type {ComponentType} from 'react'
import {OwnDocument} from '@app/lib/browser/own-document'
import {matchedBy} from '@app/routing/route/locale-path'
import type {RouteDefinition} from '@app/routing/route/route'
import {RouteView} from '@app/routing/view/route-view'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Main} from '@app/ui/navigation/main'
import {failureViews} from './errors/failure-views'
import {OfflineBoundary} from './errors/offline-boundary'
import {RouteStyles} from './feature-styles'

/** A route in the shape of the kit's router; `definition` is used when the server loads the page's data. */
export type KitRoute = {
    path: string[]
    exact: boolean
    sensitive: boolean
    component: ComponentType
    definition: RouteDefinition
}

/** Shown while a page's code and styles are loading. */
const pageFallback = (
    <Main pending>
        <HeadingSkeleton width="24rem" />
        <Skeleton height="24rem" />
    </Main>
)

/** Our route definitions in the kit's shape. */
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
