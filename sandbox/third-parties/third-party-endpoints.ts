import type {Endpoint} from '../core/endpoint'
import {cardFrameEndpoints} from './card-frame/card-frame-endpoints'
import {postLead} from './leads/lead-endpoints'
import {signUp} from './leads/sign-up'
import {linkEndpoints} from './links/link-endpoints'
import {getInterstitialRules} from './notes/interstitial-rules'
import {logPost} from './notes/log'
import {activities} from './personalization/activity-endpoints'
import {recommendationEndpoints} from './personalization/recommendation-endpoints'
import {signingEndpoints} from './signing/signing-endpoints'
import {singleSignOnEndpoints} from './single-sign-on/single-sign-on-endpoints'

/** Whom the storefront talks to besides the platform, each at an address of its own. */
export const thirdPartyEndpoints: readonly Endpoint[] = [
    logPost,
    signUp,
    getInterstitialRules,
    postLead,
    ...activities,
    ...recommendationEndpoints,
    ...signingEndpoints,
    ...cardFrameEndpoints,
    ...singleSignOnEndpoints,
    ...linkEndpoints
]
