import {Banner} from '@app/ui/content/banner'
import {ContactTile} from '@app/ui/content/tiles/contact-tile'
import {LinkList} from '@app/ui/content/link-list'
import {PromisePoints} from '@app/ui/content/tiles/promise-points'
import {ShopByCategory} from '@app/ui/content/tiles/shop-by-category'
import {Badge, ProductBadges, type BadgeTone} from '@app/ui/typography/badge'
import {Disclosure, type DisclosureProps} from '@app/ui/typography/disclosure'
import {Facts} from '@app/ui/typography/facts'
import {PhoneLink, PhoneNumber} from '@app/ui/typography/phone-number'
import {RichText} from '@app/ui/typography/rich-text'
import type {GalleryWords} from './gallery-words'

type Worded = {words: GalleryWords}

const TONES: readonly BadgeTone[] = ['used', 'plain', 'good', 'warning', 'danger']

/** The editors' text about agreements: ready, loading, failed and empty. */
const disclosures = (words: GalleryWords): readonly DisclosureProps['from'][] => [
    {state: 'ready', value: `<p>${words.ssnHint}</p>`},
    {state: 'loading'},
    {state: 'failed'},
    {state: 'ready', value: null}
]

export const SampleWords = ({words}: Worded) => (
    <div className="parts__stack">
        <div className="parts__row">
            {TONES.map((tone) => (
                <Badge key={tone} tone={tone}>
                    {words.saved}
                </Badge>
            ))}
        </div>
        <ProductBadges badges={['Best seller', 'Exclusive', words.first]} />
        <Facts
            rows={[
                {label: words.phone, value: <PhoneNumber number="2145550134" />},
                {label: words.account, value: <PhoneLink number="2145550134" />},
                {label: words.email, value: 'guadalupe@example.com'}
            ]}
        />
        <RichText html={`<p>${words.emailHint}</p><ul><li>${words.phoneHint}</li></ul>`} />
        {disclosures(words).map((from, index) => (
            <Disclosure key={index} from={from} stateCode={index === 0 ? 'TX' : 'MN'} />
        ))}
    </div>
)

const picture = '/dw/image/v2/sample/sofa.webp'

/** Editors' content, with a picture and without. */
export const SampleContent = ({words}: Worded) => {
    const action = {label: words.account, href: '/account'}
    return (
        <div className="parts__stack">
            <Banner heading={words.saved} text={words.emailHint} image={null} action={action} />
            <Banner heading={words.step} text={words.ssnHint} image={null} action={null} />
            <Banner
                heading={words.first}
                text={words.phoneHint}
                image={{link: picture, alt: words.picture, width: 800, height: 600}}
                action={null}
            />
            <LinkList heading={words.overlays} links={[action]} />
            <PromisePoints
                heading={words.basics}
                points={['shield', 'unknown'].map((icon) => ({
                    icon,
                    heading: `${words.first} ${icon}`,
                    text: words.phoneHint
                }))}
            />
            <ContactTile heading={words.phone} text={words.phoneHint} action={action} />
            <ContactTile heading={words.email} text={words.emailHint} action={null} />
            <ShopByCategory
                heading={words.products}
                shopAll={action}
                categories={[
                    {
                        id: 'a',
                        name: words.first,
                        to: '/c/a',
                        thumbnail: null,
                        background: 'var(--c-accent-tint)'
                    },
                    {id: 'b', name: words.email, to: '/c/b', thumbnail: picture, background: null}
                ]}
            />
        </div>
    )
}
