import {useState} from 'react'
import {paymentFrequencies, type PaymentFrequency, type RentPrice} from '@app/domain/pricing'
import {Button} from '@app/ui/button/button'
import {FrequencyChoice} from '@app/ui/form/frequency-choice'
import {QuantityPicker} from '@app/ui/form/quantity-picker'
import {Bill} from '@app/ui/price/bill'
import {Price} from '@app/ui/price/price'
import {AmountMark} from '@app/ui/products/amount-mark'
import {ProductScroller} from '@app/ui/products/product-scroller'
import type {ProductTileModel} from '@app/ui/products/product-tile'
import {ProductTiles} from '@app/ui/products/product-tiles'
import {KnownStoreProvider} from '@app/ui/products/known-store'
import {ProductTilesSkeleton} from '@app/ui/products/product-tiles.skeleton'
import {WishHeart, WishListProvider, type WishListActions} from '@app/ui/products/wish-heart'
import type {GalleryWords} from './gallery-words'

type Worded = {words: GalleryWords}

const price: RentPrice = {
    weekly: 2499,
    terms: 78,
    totalCostToOwn: 194_922,
    cashPrice: 108_299,
    condition: 'new'
}

/** A reduced price, without a cash price. */
const reduced: RentPrice = {
    weekly: 2499,
    terms: 78,
    totalCostToOwn: 194_922,
    condition: 'previously-rented-good',
    was: {weekly: 3499, onlineFrom: '2026-01-31'}
}

const tile = (own: Partial<ProductTileModel>): ProductTileModel => ({
    id: 'sample',
    name: 'Cambria Sofa',
    brand: 'Ashland',
    path: '/product/sample',
    image: null,
    alternateImage: null,
    price,
    badges: [],
    stock: 'in-stock',
    source: 'your-store',
    delivery: '1-3-days',
    colours: [],
    ...own
})

const picture = {link: '/dw/image/v2/sample/sofa.webp'}

/** With labels and colours; out of stock; without a price; used, as a special order; reduced, with pictures. */
const tiles = [
    tile({
        id: 'marked',
        badges: ['Best seller', 'Clearance'],
        colours: [
            {name: 'Slate', hex: 'var(--c-ink-quiet)'},
            {name: 'Sand', hex: 'var(--c-accent-tint)'}
        ]
    }),
    tile({id: 'out', stock: 'out-of-stock', source: null, delivery: null}),
    tile({id: 'unpriced', price: null, source: 'nearby'}),
    tile({
        id: 'used',
        brand: null,
        price: {...price, condition: 'previously-rented-good'},
        source: 'special-order',
        delivery: '1-6-weeks'
    }),
    tile({
        id: 'reduced',
        image: picture,
        alternateImage: picture,
        price: reduced,
        addOn: 'lowest-price-within-6-months'
    })
]

/** A wish list that never changes. */
const heart = (isWished: boolean): WishListActions => ({
    toggle: () => Promise.resolve(isWished ? 'removed' : 'added'),
    add: () => Promise.resolve('added'),
    remove: () => Promise.resolve('removed'),
    isWished: () => isWished,
    subscribe: () => () => undefined
})

const ignore = () => undefined

export const SamplePrices = ({words}: Worded) => {
    const [frequency, setFrequency] = useState<PaymentFrequency>('weekly')
    const [quantity, setQuantity] = useState(2)
    return (
        <div className="parts__stack">
            <FrequencyChoice chosen={frequency} onChoose={setFrequency} />
            <FrequencyChoice chosen={frequency} onChoose={setFrequency} legend="hidden" />
            <Price price={price} frequency={frequency} variant="page" agreementState="TX" />
            {['NV', 'IA', 'CT', 'VA', 'MA', 'VT', 'MN'].map((state) => (
                <Price
                    key={state}
                    price={reduced}
                    frequency={frequency}
                    variant="page"
                    agreementState={state}
                />
            ))}
            <Price price={reduced} frequency={frequency} variant="tile" />
            {paymentFrequencies.map((one) => (
                <Price key={one} price={price} frequency={one} variant="line" />
            ))}
            <Bill rent={5298} fees={[]} total={5298} />
            <Bill
                rent={5298}
                fees={[
                    {kind: 'tax', amount: 556},
                    {kind: 'late-fee', amount: 500}
                ]}
                total={6354}
                note={words.phoneHint}
            />
            <AmountMark left={3000} weekly={price.weekly} frequency={frequency} />
            <AmountMark left={1000} weekly={price.weekly} frequency={frequency} />
            <div className="parts__row">
                <QuantityPicker
                    quantity={quantity}
                    limits={{minimum: 1, step: 1, maximum: 3}}
                    onPick={setQuantity}
                    of={words.first}
                />
                <QuantityPicker
                    quantity={3}
                    limits={{minimum: 1, step: 1, maximum: 3}}
                    onPick={ignore}
                    of={words.phone}
                />
                <QuantityPicker
                    quantity={1}
                    limits={{minimum: 1, step: 1}}
                    onPick={ignore}
                    of={words.email}
                    disabled
                />
                {[false, true].map((isWished) => (
                    <WishListProvider key={String(isWished)} value={heart(isWished)}>
                        <WishHeart
                            productId="sample"
                            name={isWished ? words.filled : words.empty}
                        />
                    </WishListProvider>
                ))}
            </div>
        </div>
    )
}

export const SampleTiles = ({words}: Worded) => (
    <div className="parts__stack">
        <ProductTiles products={tiles} frequency="weekly" />
        <ProductTiles products={tiles.slice(0, 2)} frequency="monthly" view="list" />
        <KnownStoreProvider value={false}>
            <ProductTiles
                products={tiles.slice(0, 1)}
                frequency="weekly"
                action={({name}) => <Button>{`${words.send}: ${name}`}</Button>}
            />
        </KnownStoreProvider>
        <ProductTilesSkeleton count={2} />
        <ProductTilesSkeleton count={1} view="list" />
        <ProductScroller
            heading={words.products}
            from={{state: 'ready', value: tiles}}
            frequency="weekly"
            more={{label: words.wishList, to: '/account/wishlist'}}
        />
        <ProductScroller heading={words.loading} from={{state: 'loading'}} frequency="weekly" />
    </div>
)
