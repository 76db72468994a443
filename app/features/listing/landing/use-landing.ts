import {useState} from 'react'
import type {LandingBlock} from '@app/commerce/content/category-landing'
import {isAsOpened} from '@app/domain/listing/is-as-opened'
import type {Loadable} from '@app/routing/loadable'
import type {Listing} from '../listing'

type BannerBlock = Extract<LandingBlock, {type: 'banner'}>

/** What editors say of a category: one banner above its products, and the rest below them. */
export type Landing = {above: BannerBlock | null; below: readonly LandingBlock[]}

const none: Landing = {above: null, below: []}

/**
 * The landing of a category that is as the shop's links open it. Nothing is put above products that are on screen: what
 * comes later than they, or again after a filter, stands below them.
 */
export const useLanding = (
    {state}: Pick<Listing, 'state'>,
    landing: Loadable<LandingBlock[]>
): Landing => {
    const blocks = landing.state === 'ready' && isAsOpened(state) ? landing.value : []
    const [first, ...others] = blocks
    const path = state.path.join('/')
    const [known, setKnown] = useState({path, inTime: first !== undefined})
    const inTime = (known.path !== path || known.inTime) && first !== undefined
    if (known.path !== path || known.inTime !== inTime) setKnown({path, inTime})
    if (first === undefined) return none
    return inTime && first.type === 'banner'
        ? {above: first, below: others}
        : {above: null, below: blocks}
}
