import {useState} from 'react'
import {paymentFrequencies, type PaymentFrequency, type RentPrice} from '@app/domain/prices/pricing'
import {Button} from '@app/ui/button/button'
import {FrequencyChoice, FrequencySelect} from '@app/ui/form/pickers/frequency-choice'
import {QuantityPicker} from '@app/ui/form/pickers/quantity-picker'
import {SaveCardChoice} from '@app/ui/form/fields/save-card-choice'
import {Bill} from '@app/ui/price/bill'
import {DueWords} from '@app/ui/price/due-words'
import {AgreementNote, Price} from '@app/ui/price/price'
import {AmountMark} from '@app/ui/products/amount-mark'
import {ProductScroller} from '@app/ui/products/product-scroller'
import type {ProductTileModel} from '@app/ui/products/product-tile'
import {ProductTiles} from '@app/ui/products/product-tiles'
import {KnownStoreProvider} from '@app/ui/products/known-store'
import {ProductTilesSkeleton} from '@app/ui/products/product-tiles.skeleton'
import {WishHeart, WishListProvider, type WishListActions} from '@app/ui/products/wish-heart'
import {CounterOrders} from '@app/ui/store/counter-orders'
import {AmountAtStore, CallStore, ReachStore} from '@app/ui/store/reach-store'
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

/** A product with a picture and a price. */
export const sampleTile = tile({id: 'sample', image: picture})

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
            <FrequencySelect chosen={frequency} onChoose={setFrequency} />
            {(['page', 'table'] as const).map((variant) => (
                <div key={variant}>
                    <Price price={price} frequency={frequency} variant={variant} />
                    <Price price={reduced} frequency={frequency} variant={variant} />
                </div>
            ))}
            {['TX', 'NV', 'IA', 'CT', 'VA', 'MA', 'VT', 'MN'].map((state) => (
                <AgreementNote key={state} state={state} />
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

const store = {
    id: 'sample',
    name: 'Homeward',
    city: 'Dallas',
    state: 'Texas',
    phone: '2145550134'
}

/** What is paid when and where: online with a card that may be saved, and at a store, with its telephone and without. */
export const SamplePayments = () => {
    const [isSaved, setSaved] = useState(false)
    const next = {day: '2030-01-31', amount: 2705}
    return (
        <div className="parts__stack">
            {(['today', 'at-store', 'paid'] as const).map((where) => (
                <div key={where} data-sample={`due-${where}`}>
                    <DueWords frequency="weekly" begins={{amount: 2705, where}} next={next} />
                </div>
            ))}
            <div data-sample="due-next">
                <DueWords frequency="monthly" next={next} />
            </div>
            <div className="parts__row" data-sample="save-card">
                <SaveCardChoice isSaved={isSaved} onChange={setSaved} />
                <SaveCardChoice isSaved disabled onChange={ignore} />
            </div>
            <AmountAtStore amount={2705} />
            <div data-sample="reach">
                <ReachStore store={store} />
                <ReachStore store={{...store, phone: null}} />
            </div>
            <div className="parts__row" data-sample="call-store">
                <CallStore store={store} />
                <CallStore store={{...store, phone: null}} />
            </div>
            <CounterOrders store={store} />
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
