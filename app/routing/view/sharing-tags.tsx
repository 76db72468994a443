import {Helmet} from 'react-helmet'
import {useAppContext, useBrand} from '../route/app-context'

/** A picture for whoever shares a link: its whole address, and what it shows. */
export type SharedPicture = {address: string; alt: string}

/** The shop's own card, 1200 by 630 pixels (scripts/app-icons.ts). */
const ownCard = (origin: string, shop: string): SharedPicture => ({
    address: `${origin}/icons/share.png`,
    alt: shop
})

type SharingTagsProps = {
    title: string
    description: string | undefined
    /** The page's own address, absolute. */
    url: string
    picture: SharedPicture | undefined
}

/** What a link to the page shows where people share it: Open Graph (ogp.me), with the large card that X asks for. */
export const SharingTags = ({title, description, url, picture}: SharingTagsProps) => {
    const {locale, origin} = useAppContext()
    const {name: shop} = useBrand()
    const {address, alt} = picture ?? ownCard(origin, shop)
    return (
        <Helmet>
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content={shop} />
            <meta property="og:locale" content={locale.replace('-', '_')} />
            <meta property="og:title" content={title} />
            {description ? <meta property="og:description" content={description} /> : null}
            <meta property="og:url" content={url} />
            <meta property="og:image" content={address} />
            <meta property="og:image:alt" content={alt} />
            <meta name="twitter:card" content="summary_large_image" />
        </Helmet>
    )
}
