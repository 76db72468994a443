import type {ReactNode} from 'react'
import {BrowserAddress, FirstMatch, type ServedRoute} from '@app/routing/browser/browser-routes'
import {useAddress} from '@app/routing/address/use-address'
import {Frame} from '../frame/frame'
import {ShopSurroundings, type Surroundings} from '../kit/shop-surroundings'
import {FailureBoundary, type PageFailure} from './failure-boundary'

export type ShopRootProps = {
    routes: readonly ServedRoute[]
    surroundings: Surroundings
    failure?: PageFailure | undefined
}

type GuardedProps = Pick<ShopRootProps, 'failure'> & {children: ReactNode}

const Guarded = ({failure, children}: GuardedProps) => (
    <FailureBoundary failure={failure} place={useAddress()}>
        {children}
    </FailureBoundary>
)

/** The whole shop in a browser: the elements that the kit's server has rendered, and nothing else of the kit. */
export const ShopRoot = ({routes, surroundings, failure}: ShopRootProps) => (
    <BrowserAddress>
        <ShopSurroundings {...surroundings}>
            <Guarded failure={failure}>
                <Frame>
                    <FirstMatch routes={routes} />
                </Frame>
            </Guarded>
        </ShopSurroundings>
    </BrowserAddress>
)
