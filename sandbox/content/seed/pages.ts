import {z} from 'zod'
import {seedData} from '../../core/seed-data'
import {Component, Page} from './content-schemas'
import appliances from './pages/appliances.json'
import computers from './pages/computers.json'
import contactUs from './pages/contact-us.json'
import electronics from './pages/electronics.json'
import footer from './pages/footer.json'
import furniture from './pages/furniture.json'
import home from './pages/home.json'
import howItWorks from './pages/how-rac-works.json'
import appLanding from './pages/mobile-app-landing-page.json'
import mainBanner from './pages/main-banner.json'
import privacyPolicy from './pages/privacy-policy.json'
import exchange from './pages/rac-exchange.json'
import referral from './pages/refer-a-friend.json'
import termsConditions from './pages/terms-conditions.json'
import secondStoreBanner from './pages/second-store-banner.json'
import secondStoreFooter from './pages/second-store-footer.json'
import shared from './pages/parts.json'

const parts = seedData('pages/parts.json', z.record(z.string(), Component), shared)

const partNamed = (name: string) => {
    const part = parts[name]
    if (!part) throw new Error(`pages/parts.json has no part ${name}.`)
    return part
}

const pageOf = (data: {id: string}) => {
    const page = seedData(`pages/${data.id}.json`, Page, data)
    return {...page, main: page.main.map((one) => ('part' in one ? partNamed(one.part) : one))}
}

export type PageSeed = ReturnType<typeof pageOf>

/** All pages, in the order in which they are stored: one file each, named by its id. Landing pages have their category's. */
export const allPages: readonly PageSeed[] = [
    home,
    mainBanner,
    appLanding,
    howItWorks,
    contactUs,
    privacyPolicy,
    termsConditions,
    footer,
    secondStoreBanner,
    secondStoreFooter,
    exchange,
    referral,
    furniture,
    appliances,
    electronics,
    computers
].map(pageOf)
