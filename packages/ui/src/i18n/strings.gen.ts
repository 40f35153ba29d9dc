// Made from locales/en/ui.json by scripts/gen.ts.

/** The words of the kit in one language. */
export interface UiStrings {
  field: {
    /** required */
    required: string
    /** Optional */
    optional: string
    /** This is required */
    missing: string
  }
  passwordField: {
    /** Show password */
    reveal: string
    /** Hide password */
    conceal: string
    /** Password rules */
    rules: string
    /** met */
    met: string
    /** not met */
    missed: string
    /** not yet met */
    pending: string
    /** {{met}} of {{total}} rules met */
    progress: string
  }
  errorState: {
    /** This did not load */
    title: string
    /** Something went wrong on the way. Please try again. Your balance is not affected. */
    description: string
    /** Try again */
    retry: string
    /** Trying again */
    retrying: string
    /** Reference */
    reference: string
  }
  pagination: {
    /** Pages */
    label: string
    /** Previous page */
    previous: string
    /** Next page */
    next: string
    /** Page {{page}} */
    page: string
  }
  dialog: {
    /** Close */
    close: string
  }
  select: {
    /** Choose */
    placeholder: string
  }
  toast: {
    /** Notices */
    region: string
    /** Notices (F8) */
    reach: string
    /** Dismiss */
    dismiss: string
    /** Done */
    success: string
    /** Note */
    info: string
    /** Attention */
    warn: string
    /** Error */
    error: string
  }
  gameCard: {
    /** Play */
    play: string
    /** Hot */
    hot: string
    /** New */
    new: string
    /** Favourite: {{game}} */
    favourite: string
    /** Under maintenance */
    maintenance: string
    /** Back at {{time}} */
    back: string
    /** Opening soon */
    soon: string
    /** About {{game}} */
    info: string
  }
  balance: {
    /** Balance */
    label: string
    /** Show balance */
    show: string
    /** Hide balance */
    hide: string
    /** Balance hidden */
    hidden: string
    /** Loading balance */
    loading: string
    /** The balance did not load */
    failed: string
    /** Try again */
    retry: string
    /** Play money */
    play: string
    /** Balance: {{amount}} */
    now: string
  }
  shell: {
    /** Skip to content */
    skip: string
    /** Menu */
    menu: string
    /** Close menu */
    closeMenu: string
    /** Main places */
    bar: string
  }
  header: {
    /** Open menu */
    openMenu: string
  }
  sideMenu: {
    /** Menu */
    label: string
    /** Games */
    games: string
    /** Promotions */
    promotions: string
    /** All promotions */
    allPromotions: string
    /** App download */
    app: string
    /** Social media */
    social: string
    /** {{count}} unread */
    unread: string
  }
  footer: {
    /** Social media */
    social: string
    /** Game providers */
    vendors: string
  }
  floatingService: {
    /** Service */
    label: string
    /** Get help */
    open: string
    /** Close help */
    close: string
  }
  memberLayout: {
    /** Member centre */
    label: string
    /** {{count}} unread */
    unread: string
  }
  agentLayout: {
    /** Agent centre */
    title: string
  }
  categoryNav: {
    /** Game categories */
    label: string
    /** {{category}}: providers */
    vendors: string
    /** More */
    more: string
  }
  alertDialog: {
    /** Confirm */
    confirm: string
    /** Cancel */
    cancel: string
    /** One moment */
    busy: string
    /** That did not work. Please try again. */
    failed: string
  }
  sheet: {
    /** Close */
    close: string
  }
  popover: {
    /** Close */
    close: string
  }
  toggletip: {
    /** More about this */
    label: string
  }
  progress: {
    /** {{value}} of {{total}} */
    of: string
  }
  stepper: {
    /** Steps */
    label: string
    /** Step {{step}} of {{total}} */
    step: string
    /** done */
    done: string
    /** needs attention */
    failed: string
  }
  timeline: {
    /** Done */
    done: string
    /** Now */
    current: string
    /** To come */
    todo: string
    /** Failed */
    failed: string
  }
  statusChip: {
    /** Approved */
    approved: string
    /** Issued */
    issued: string
    /** Collected */
    claimed: string
    /** Accepted */
    accepted: string
    /** Received */
    received: string
    /** Successful */
    success: string
    /** Processing */
    processing: string
    /** Joined */
    joined: string
    /** Pending */
    pending: string
    /** Applying */
    applying: string
    /** Confirm */
    confirm: string
    /** Maintenance */
    maintenance: string
    /** Rejected */
    rejected: string
    /** Failed */
    failed: string
    /** Terminated */
    terminated: string
    /** Cancelled */
    cancelled: string
    /** Expired */
    expired: string
    /** Replaced */
    superseded: string
    /** Coming soon */
    comingSoon: string
    /** Idle */
    idle: string
    /** Draft */
    draft: string
    /** Active */
    active: string
    /** End requested */
    termPending: string
    /** Withdrawn */
    withdrawn: string
    /** Terminated automatically */
    autoTerminated: string
  }
  countdownButton: {
    /** Resend in {{time}} */
    wait: string
    /** You can ask again in {{time}} */
    waiting: string
    /** You can ask again now */
    ready: string
    /** One moment, please */
    throttled: string
  }
  numberField: {
    /** Less */
    decrease: string
    /** More */
    increase: string
    /** {{min}} at least */
    tooLow: string
    /** {{max}} at most */
    tooHigh: string
    /** In steps of {{step}} */
    offStep: string
    /** This is not a number */
    notNumber: string
    /** No number below zero */
    negative: string
    /** Decimals: {{count}} at most */
    decimals: string
    /** Whole numbers only */
    whole: string
    /** Digits before the point: {{count}} at most */
    digits: string
  }
  moneyField: {
    /** Quick amounts */
    amounts: string
    /** Between {{min}} and {{max}} */
    between: string
    /** From {{min}} */
    atLeast: string
    /** Up to {{max}} */
    atMost: string
    /** At least {{min}} */
    tooLow: string
    /** At most {{max}} */
    tooHigh: string
    /** In steps of {{step}} */
    offStep: string
    /** This is not an amount */
    notNumber: string
    /** No amount below zero */
    negative: string
    /** Decimals: {{count}} at most */
    decimals: string
    /** Whole amounts only, no decimals */
    whole: string
    /** Digits before the point: {{count}} at most */
    digits: string
  }
  textArea: {
    /** At most {{count}} characters */
    limit_other: string
    limit_zero?: string
    limit_one?: string
    limit_two?: string
    limit_few?: string
    limit_many?: string
    /** Characters left: {{count}} */
    left: string
    /** Characters too many: {{count}} */
    over: string
  }
  filterBar: {
    /** All */
    all: string
  }
  captcha: {
    /** Captcha */
    label: string
    /** Picture with the letters to type */
    picture: string
    /** Another picture */
    refresh: string
    /** Loading the picture */
    loading: string
    /** The picture did not load. Ask for another. */
    failed: string
    /** One picture a second: please wait a moment */
    throttled: string
  }
  fileUpload: {
    /** Choose files */
    choose: string
    /** or drop them here */
    drop: string
    /** {{kinds}}, up to {{size}} each, at most {{count}} files */
    limits_other: string
    limits_zero?: string
    limits_one?: string
    limits_two?: string
    limits_few?: string
    limits_many?: string
    /** Chosen files */
    files: string
    /** That is all: {{count}} of {{count}} */
    full: string
    /** Remove {{file}} */
    remove: string
    /** Files: {{count}} of {{limit}} */
    added: string
    /** Not a {{kinds}} picture */
    type: string
    /** Larger than {{size}} */
    size: string
    /** There is nothing in this file */
    empty: string
    /** More than {{count}} files */
    count_other: string
    count_zero?: string
    count_one?: string
    count_two?: string
    count_few?: string
    count_many?: string
    /** Chosen already */
    duplicate: string
    /** This file cannot be read */
    unreadable: string
  }
  gameFrame: {
    /** Opening the game */
    opening: string
    /** This takes longer than usual. Your balance is not affected. */
    slow: string
    /** Cancel */
    cancel: string
    /** Open again */
    again: string
    /** Back to the games */
    leave: string
    /** Game: {{game}} */
    frame: string
    /** This game is not open */
    closed: string
    /** It is under maintenance or opens soon. Your balance is not affected. */
    closedText: string
    /** {{vendor}} is paused */
    vendorClosed: string
    /** All games of this provider are under maintenance. Your balance is not affected. */
    vendorClosedText: string
    /** Your game session has ended */
    expired: string
    /** Open the game again to go on. An open round is kept and continues. */
    expiredText: string
    /** A real account is needed */
    realAccount: string
    /** This game is not part of free play. With an account you start with play money too. */
    realAccountText: string
    /** This game is no longer available */
    missing: string
    /** It may have moved. The lobby shows what is open. */
    missingText: string
    /** Your account cannot play at the moment */
    blocked: string
    /** Your balance is untouched. */
    blockedText: string
    /** You are taking a break from play */
    onBreak: string
    /** You chose it yourself. Withdrawals and your records are open all the time. */
    onBreakText: string
    /** You have closed games of this kind */
    kindClosed: string
    /** It was your own choice, and it ends by itself. All other games are open. */
    kindClosedText: string
    /** Time for a pause */
    resting: string
    /** Play goes on when it is over. Your balance and your records are open. */
    restingText: string
    /** Set your session first */
    sessionDue: string
    /** How long you want to play, and how much you may lose at most. */
    sessionDueText: string
    /** The wallet cannot be reached */
    wallet: string
    /** An open round is kept and settled. Please try again in a minute. */
    walletText: string
    /** The game did not open */
    timeout: string
    /** It took more than two minutes. Your balance is not affected; please check your connection. */
    timeoutText: string
    /** Invalid URL, please contact customer service */
    unsafe: string
    /** The address of this game does not belong to a game provider. Your balance is not affected. */
    unsafeText: string
    /** The game has stopped */
    stopped: string
    /** Your balance is safe and an open round is kept. Please open the game again. */
    stoppedText: string
    /** This game is not offered where you are */
    region: string
    /** This depends on the rules of your region. Your balance is not affected. */
    regionText: string
    /** You are logged out */
    signedOut: string
    /** Log in to go on. An open round is kept and continues. */
    signedOutText: string
    /** Not available in your language */
    language: string
    /** Choose a language of this game. Nothing else changes. */
    languageText: string
    /** Not enough for this table */
    funds: string
    /** Your balance is below the minimum of this table. Nothing was taken. */
    fundsText: string
    /** Too little money at {{vendor}} */
    transfer: string
    /** You move money to games yourself: send some there first. Your balance is not affected. */
    transferText: string
    /** Your money is on its way */
    moving: string
    /** A transfer is still in progress. Please try again in a moment; nothing is lost. */
    movingText: string
    /** The site cannot be reached */
    line: string
    /** Your balance is not affected. Please try again in a moment. */
    lineText: string
  }
  link: {
    /** opens in a new tab */
    newTab: string
  }
  carousel: {
    /** carousel */
    role: string
    /** slide */
    slideRole: string
    /** Slide {{slide}} of {{total}} */
    slide: string
    /** Show slide {{slide}} of {{total}}: {{name}} */
    show: string
    /** Choose a slide */
    choose: string
    /** Previous slide */
    previous: string
    /** Next slide */
    next: string
    /** Stop the slides */
    pause: string
    /** Start the slides */
    play: string
  }
  rail: {
    /** Scroll back: {{title}} */
    back: string
    /** Scroll on: {{title}} */
    on: string
    /** View all */
    all: string
    /** View all: {{title}} */
    allOf: string
  }
  marquee: {
    /** Stop the moving text */
    pause: string
    /** Start the moving text */
    play: string
    /** Next notice */
    next: string
    /** {{place}} of {{total}} */
    place: string
  }
  table: {
    /** Nothing here yet */
    empty: string
    /** Loading */
    loading: string
    /** Total */
    total: string
  }
  qrCode: {
    /** QR code */
    label: string
    /** Copy */
    copy: string
    /** Copied */
    copied: string
    /** Copying is not allowed here: select the text instead. */
    failed: string
    /** Too long for a QR code: use the text. */
    tooLong: string
  }
  clock: {
    /** Time here */
    label: string
  }
  chart: {
    /** {{label}}: point by point */
    points: string
    /** Show the figures */
    figures: string
    /** Time */
    point: string
    /** no value */
    none: string
    /** No figures for this time */
    empty: string
    /** Total */
    total: string
  }
  ruleForm: {
    /** This was not accepted. Please check the form and try again. */
    refused: string
    /** Items marked with * are required */
    note: string
    /** Input cannot be empty */
    required: string
    /** Incorrect confirmation input */
    confirm: string
    /** Please enter the captcha */
    captcha: string
    /** Please fill in your password with {{range}} characters */
    passwordLength: string
    /** Please enter a valid mobile number */
    mobile: string
    /** Phone number format is incorrect */
    mobileFormat: string
    /** Real name format is incorrect */
    realName: string
    /** Invalid invitation code */
    invitation: string
    /** {{min}} - {{max}} */
    range: string
    /** {{range}} characters */
    any: string
    /** Start with a letter, then letters and digits, {{range}} characters */
    letter_first: string
    /** Chinese characters and digits only, {{range}} characters */
    kanji_digits: string
    /** Enter an email address, {{range}} characters */
    email: string
    /** Letters and digits without special characters, {{range}} characters */
    alphanumeric: string
    /** Letters and digits combined, {{range}} characters */
    letters_and_digits: string
    /** Digits only, {{range}} characters */
    digits: string
    /** Letters and digits with an uppercase letter, {{range}} characters */
    alphanumeric_upper: string
    /** English letters and spaces only, {{range}} characters */
    english_name: string
    /** No spaces, {{range}} characters */
    no_spaces: string
    /** A date as yyyy-MM-dd */
    date_ymd: string
    /** A date as MM-dd-yyyy */
    date_mdy: string
    /** Thai letters only, {{range}} characters */
    thai: string
    /** Korean letters only, {{range}} characters */
    korean: string
    /** At least one uppercase, lowercase, digit and symbol, {{range}} characters */
    strong: string
    /** One letter */
    oneLetter: string
    /** One uppercase */
    oneUpper: string
    /** One lowercase */
    oneLower: string
    /** One digit */
    oneDigit: string
    /** One symbol */
    oneSymbol: string
    /** No spaces */
    noSpaces: string
    /** Letters and digits only */
    plain: string
    /** Starts with a letter */
    letterFirst: string
    /** Add */
    add: string
    /** Remove {{name}} */
    remove: string
    /** Move {{name}} forward */
    earlier: string
    /** Move {{name}} back */
    later: string
  }
  vendorCard: {
    /** Under maintenance */
    maintenance: string
    /** Back at {{time}} */
    back: string
    /** Opening soon */
    soon: string
  }
  jackpot: {
    /** Jackpot */
    label: string
    /** Illustration */
    illustration: string
    /** {{label}}: {{amount}} */
    value: string
    /** {{label}}, an illustration: {{amount}} */
    drawn: string
    /** Stop the counter */
    pause: string
    /** Start the counter */
    play: string
  }
  winners: {
    /** Latest winners */
    label: string
    /** Stop the list */
    pause: string
    /** Move the list */
    play: string
  }
  lobbyFilterBar: {
    /** Show */
    label: string
    /** All */
    ALL: string
    /** Hot */
    HOT: string
    /** New */
    NEW: string
    /** Favourites */
    FAV: string
    /** Recent */
    RECENT: string
    /** Providers */
    vendors: string
    /** All providers */
    allVendors: string
    /** Search by game name */
    search: string
    /** Clear the search */
    clear: string
  }
  combobox: {
    /** Type to search */
    placeholder: string
    /** Show the list */
    open: string
    /** Clear */
    clear: string
    /** Found: {{count}} */
    found: string
    /** Nothing found */
    none: string
    /** Loading */
    loading: string
    /** This did not load. */
    failed: string
    /** Try again */
    retry: string
    /** Load more */
    more: string
  }
  datePicker: {
    /** Choose a date */
    open: string
    /** Calendar */
    calendar: string
    /** As {{format}} */
    format: string
    /** Not a date. Type it as {{format}} */
    wrong: string
    /** Not before {{date}} */
    tooEarly: string
    /** Not after {{date}} */
    tooLate: string
    /** Previous month */
    previous: string
    /** Next month */
    next: string
    /** Month */
    month: string
    /** Year */
    year: string
    /** Days of the week */
    week: string
    /** {{date}}, today */
    today: string
    /** {{date}}, chosen */
    chosen: string
    /** d */
    day: string
    /** m */
    monthSign: string
    /** y */
    yearSign: string
  }
  dateRange: {
    /** Choose dates */
    open: string
    /** Any time */
    placeholder: string
    /** From */
    from: string
    /** To */
    to: string
    /** Today */
    today: string
    /** Yesterday */
    yesterday: string
    /** {{count}} days */
    days_other: string
    days_zero?: string
    days_one?: string
    days_two?: string
    days_few?: string
    days_many?: string
    /** Quick choices */
    presets: string
    /** Time zone: {{zone}} */
    zone: string
    /** The last day is before the first */
    backwards: string
    /** At most {{count}} days */
    tooLong_other: string
    tooLong_zero?: string
    tooLong_one?: string
    tooLong_two?: string
    tooLong_few?: string
    tooLong_many?: string
    /** Apply */
    apply: string
    /** Cancel */
    cancel: string
    /** {{from}} - {{to}} */
    span: string
    /** This week */
    week: string
    /** This month */
    month: string
    /** From, time */
    fromTime: string
    /** To, time */
    toTime: string
  }
  activity: {
    /** Join */
    join: string
    /** Joining */
    joinBusy: string
    /** Collect */
    claim: string
    /** Collecting */
    claimBusy: string
    /** Confirm */
    confirm: string
    /** Confirming */
    confirmBusy: string
    /** Details */
    details: string
    /** Locked */
    locked: string
    /** Reward */
    reward: string
  }
  contract: {
    /** New request */
    offer: string
    /** Termination request */
    termination: string
    /** From {{name}} */
    from: string
    /** Rate */
    rate: string
    /** {{rate}} until now */
    was: string
    /** {{names}} hold a higher rate. Accepting ends their contracts. */
    ends_other: string
    ends_zero?: string
    ends_one?: string
    ends_two?: string
    ends_few?: string
    ends_many?: string
    /** Accepting ends this contract. What it has earned up to then is settled. */
    endsThis: string
    /** Reject */
    reject: string
    /** Rejecting */
    rejecting: string
    /** Accept */
    accept: string
    /** Accepting */
    accepting: string
    /** Later */
    later: string
  }
  transaction: {
    /** Requested */
    requestDone: string
    /** In review */
    reviewNow: string
    /** Reviewed */
    reviewDone: string
    /** Rejected */
    reviewFailed: string
    /** Payout */
    payoutNext: string
    /** On its way */
    payoutNow: string
    /** Sent */
    payoutDone: string
    /** Sent to {{target}} */
    payoutTo: string
    /** Payout failed */
    payoutFailed: string
    /** Arrival */
    arrivalNext: string
    /** Arriving */
    arrivalNow: string
    /** Has it arrived? */
    arrivalAsked: string
    /** Sent again. Has it arrived? */
    arrivalResent: string
    /** You said it has not arrived */
    arrivalDisputed: string
    /** Received */
    arrivalDone: string
    /** Counted as received */
    arrivalAuto: string
    /** Decided as received */
    arrivalForced: string
    /** Did not arrive */
    arrivalFailed: string
    /** Back in your wallet */
    returned: string
    /** Cancelled */
    cancelled: string
    /** Ordered */
    orderDone: string
    /** Waiting for your payment */
    paymentNow: string
    /** Paid */
    paymentDone: string
    /** Not paid */
    paymentFailed: string
    /** The time to pay is over */
    paymentExpired: string
    /** Check */
    checkNext: string
    /** Being checked */
    checkNow: string
    /** Checked */
    checkDone: string
    /** Payment not found */
    checkFailed: string
    /** In your wallet */
    creditNext: string
    /** In your wallet */
    creditDone: string
    /** Taken back by the payer */
    creditTakenBack: string
    /** Your turn */
    youTurn: string
    /** With us */
    operatorTurn: string
    /** With the payment provider */
    providerTurn: string
    /** Expected */
    expected: string
    /** Counts as received when the timer ends */
    receivedBy: string
    /** The order ends when the timer does */
    endsBy: string
    /** The timer is paused. If it is decided that the money arrived, the payer’s deposit stands and nothing is refunded. */
    disputeNote: string
    /** Confirm receipt */
    confirmReceipt: string
    /** Received */
    received: string
    /** Fully paid */
    fullyPaid: string
    /** Not received */
    notReceived: string
    /** Sending */
    sending: string
  }
  announcements: {
    /** Announcements */
    title: string
    /** Go to promotion */
    promotion: string
    /** There are no announcements now */
    empty: string
  }
  receipt: {
    /** What happened */
    reason: string
    /** Please choose a reason */
    reasonMissing: string
    /** Proof */
    proof: string
    /** At least one picture is needed */
    proofMissing: string
    /** Note */
    remark: string
    /** Send */
    send: string
    /** Sending */
    sending: string
    /** Cancel */
    cancel: string
  }
  leaderboard: {
    /** Leaderboard */
    title: string
    /** Place */
    rank: string
    /** Player */
    player: string
    /** Score */
    score: string
    /** Prize */
    prize: string
    /** You */
    you: string
  }
  callout: {
    /** Note */
    info: string
    /** Done */
    success: string
    /** Attention */
    warning: string
    /** Error */
    danger: string
  }
  copyButton: {
    /** Copy */
    copy: string
    /** Copied */
    copied: string
    /** Copying is not allowed here: select the text instead. */
    failed: string
  }
  dataGrid: {
    /** Nothing here yet */
    empty: string
    /** Loading */
    loading: string
    /** Total */
    total: string
    /** Try again */
    retry: string
    /** Columns */
    columns: string
    /** Columns to show */
    columnsTitle: string
    /** Move {{name}} forward */
    earlier: string
    /** Move {{name}} back */
    later: string
    /** {{name}} is now column {{place}} */
    moved: string
    /** Back to how it was */
    reset: string
    /** Export */
    export: string
    /** Exporting */
    exporting: string
    /** Select all rows */
    selectAll: string
    /** Select */
    select: string
    /** Details */
    detail: string
    /** {{count}} selected */
    chosen: string
    /** Clear selection */
    clear: string
    /** Load more */
    more: string
    /** The next rows did not load. */
    moreFailed: string
    /** Filters */
    filters: string
    /** Clear filters */
    clearFilters: string
    /** At least */
    atLeast: string
    /** At most */
    atMost: string
    /** Column menu: {{name}} */
    columnMenu: string
    /** Width of {{name}} */
    width: string
    /** Keep in sight */
    pin: string
    /** Scrolls along */
    unpinned: string
    /** At the start */
    pinStart: string
    /** At the end */
    pinEnd: string
    /** Hide the column */
    hide: string
    /** Sort by */
    sort: string
    /** Ascending */
    ascending: string
    /** Descending */
    descending: string
    /** Not sorted */
    unsorted: string
    /** Sort key {{place}} */
    sortPlace: string
    /** Rows below */
    below: string
    /** Group by this column */
    group: string
    /** Stop grouping */
    ungroup: string
    /** Edit {{name}} */
    edit: string
    /** Save */
    save: string
    /** Saving */
    saving: string
    /** This was not saved */
    notSaved: string
    /** Rows in the file: {{count}} */
    exported: string
    /** The file holds the first {{count}} rows */
    bound: string
  }
  stat: {
    /** Up */
    up: string
    /** Down */
    down: string
    /** Unchanged */
    same: string
  }
  breadcrumb: {
    /** You are here */
    label: string
    /** Show all steps */
    more: string
  }
  multiSelect: {
    /** Any */
    placeholder: string
    /** Choose from the list */
    open: string
    /** Search */
    search: string
    /** {{count}} selected */
    chosen: string
    /** Found: {{count}} */
    found: string
    /** Nothing found */
    none: string
    /** Clear selection */
    clear: string
    /** Remove {{name}} */
    remove: string
    /** Loading */
    loading: string
    /** This did not load. */
    failed: string
    /** Try again */
    retry: string
    /** Load more */
    more: string
  }
  tree: {
    /** Loading */
    loading: string
    /** This did not load. */
    failed: string
    /** Try again */
    retry: string
    /** Nothing here yet */
    empty: string
    /** Found: {{count}} */
    found: string
    /** Nothing found */
    none: string
  }
  keypad: {
    /** Delete the last digit */
    erase: string
  }
  dateTimeField: {
    /** Time */
    time: string
  }
  checkboxGroup: {
    /** All */
    all: string
  }
  commandPalette: {
    /** Search */
    search: string
    /** Recent */
    recent: string
    /** Found: {{count}} */
    found: string
    /** Nothing found */
    none: string
  }
}
