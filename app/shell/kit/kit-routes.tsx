import type {ComponentType} from 'react'
import type {RouteDefinition} from '@app/routing/define-route'
import {matchedBy} from '@app/routing/address/locale-path'
import {RouteView} from '@app/routing/route-view'
import {HeadingSkeleton} from '@app/ui/skeleton/heading-skeleton'
import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Main} from '@app/ui/ways/main/main'
import {failureViews} from '../failures/failure-views'
import {RouteStyles} from './route-styles'

/** A route as the kit's router wants it; `definition` is read back by the server's wave. */
export type KitRoute = {
    path: string[]
    exact: boolean
    sensitive: boolean
    component: ComponentType
    definition: RouteDefinition
}

/** What any page begins with, while its code and styles are on their way. */
const waiting = (
    <Main busy>
        <HeadingSkeleton width="24rem" />
        <Skeleton height="24rem" />
    </Main>
)

/** Our declarations in the kit's shape. */
export const kitRoutes = (definitions: readonly RouteDefinition[]): KitRoute[] =>
    definitions.map((definition) => {
        const {styles} = definition
        const view = <RouteView route={definition} waiting={waiting} views={failureViews} />
        const Page = () =>
            styles ? (
                <RouteStyles of={styles} waiting={waiting}>
                    {view}
                </RouteStyles>
            ) : (
                view
            )
        Page.displayName = definition.name
        return {...matchedBy(definition.path), component: Page, definition}
    })
