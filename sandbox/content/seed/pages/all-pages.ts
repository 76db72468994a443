import type {PageSeed} from '../component-seed'
import {contactUs} from './contact-us'
import {exchange, referral} from './exchange-and-referral'
import {home} from './home'
import {howItWorks} from './how-it-works'
import {landingPages} from './landing-pages'
import {privacyPolicy} from './privacy-policy'
import {footer, mainBanner} from './shared-parts'
import {termsConditions} from './terms-conditions'

export const allPages: readonly PageSeed[] = [
    home,
    mainBanner,
    howItWorks,
    contactUs,
    privacyPolicy,
    termsConditions,
    footer,
    exchange,
    referral,
    ...landingPages
]
