import type {Endpoint} from '../core/endpoint'
import {cardFrameEndpoints} from './payment-frames/card-frame'
import {jobsEndpoint} from './jobs-page'
import {postLead, signUp, unsubscribe} from './leads'
import {linkEndpoints} from './links'
import {getInterstitialRules} from './interstitial-rules'
import {mailEndpoints} from './mail-page'
import {logPost} from './post-log'
import {activities, recommendationEndpoints} from './personalization-endpoints'
import {scriptEndpoints} from './scripts'
import {signingEndpoints} from './signing'
import {singleSignOnEndpoints} from './single-sign-on'
import {videoEndpoints} from './video-player'
import {walletFrameEndpoints} from './payment-frames/wallet-frame'

/** The endpoints of the third parties that the storefront calls, each at its own address. */
export const thirdPartyEndpoints: readonly Endpoint[] = [
    logPost,
    signUp,
    unsubscribe,
    getInterstitialRules,
    postLead,
    ...activities,
    ...recommendationEndpoints,
    ...signingEndpoints,
    ...cardFrameEndpoints,
    ...walletFrameEndpoints,
    ...videoEndpoints,
    ...scriptEndpoints,
    ...singleSignOnEndpoints,
    ...linkEndpoints,
    ...mailEndpoints,
    jobsEndpoint
]
