import {isInGallery, uiParts} from '../../../tests/support/ui-parts'

/** Parts that the gallery does not show, and why. */
const notShown: Record<string, string> = {
    AccountLayout: 'a whole page of its own: the account',
    AccountLoading: 'is read aloud alone',
    AccountNeedsScript: 'is seen without script alone',
    AccountSkeleton: 'a whole page of its own: the account while it loads',
    CardFrame: 'another’s page in a frame, which counts in a document of its own alone',
    ContactFields: 'is an EmailField and a PhoneField, which the gallery shows',
    Hero: 'the first heading of a page, of which the gallery has one',
    InOverlay: 'shows nothing: it says to parts that they stand in an overlay',
    NameFields: 'is two of FormTextField, which the gallery shows',
    OverlayProvider: 'shows nothing: it is around every page',
    PaymentAttempt: 'is what can be paid, or a PaymentCheck',
    PaymentCheck: 'is a Notice, which the gallery shows, with a timer',
    PostalAddressFields: 'is FormTextFields, a StateField and a ZipField, which the gallery shows',
    RecommendedRow: 'is a ProductScroller, which the gallery shows, and tells when it is in view',
    RegionFields: 'is a StateField and a ZipField, which the gallery shows',
    StorageNotice: 'is a Notice, which the gallery shows, in a browser that stores nothing',
    StreetFields: 'is two or three of FormTextField, which the gallery shows',
    ToastRegion: 'is a part of Toaster',
    Toaster: 'stands around every page, and shows the gallery’s toasts'
}

/** Parts that are used only by another part, which the gallery shows. */
const within: Record<string, string> = {
    DateField: 'CalendarField',
    Drawing: 'PromisePoints',
    Field: 'FormTextField',
    FieldError: 'FormTextField',
    FieldGroup: 'RadioGroup',
    FieldHint: 'FormTextField',
    LabelText: 'FormTextField',
    LoadFailed: 'AsyncContent',
    MenuButton: 'Menu',
    MenuWithItems: 'Menu',
    PasswordChecklist: 'NewPasswordField',
    Picture: 'ProductTiles',
    Dotted: 'Price',
    PriceNow: 'Price',
    PriceTable: 'Price',
    PriceTerms: 'Price',
    ProductScrollerSkeleton: 'ProductScroller',
    ProductTile: 'ProductTiles',
    ProductTileSkeleton: 'ProductTilesSkeleton',
    SelectField: 'StateField',
    StepProgress: 'StepPage',
    StoreHours: 'ReachStore',
    TileAmount: 'ProductTiles',
    TileColours: 'ProductTiles',
    TileSupply: 'ProductTiles'
}

test.each(uiParts.filter((name) => !(name in notShown) && !(name in within)))(
    'the gallery shows %s',
    (name) => {
        expect(isInGallery(name)).toBe(true)
    }
)

test('the parts listed as not shown exist and are not in the gallery, and the others are in a part that is shown', () => {
    expect(uiParts.length).toBeGreaterThan(60)
    expect(
        [...Object.keys(notShown), ...Object.keys(within)].filter((name) => !uiParts.includes(name))
    ).toEqual([])
    expect(Object.keys(notShown).filter(isInGallery)).toEqual([])
    expect(Object.values(within).filter((name) => !isInGallery(name))).toEqual([])
})
