/** Rivers, towns and old places, as English name and Bengali name. A title uses the genitive: পদ্মার সোনা. */
export const PLACES = [
  ['Padma', 'পদ্মা'], ['Meghna', 'মেঘনা'], ['Jamuna', 'যমুনা'], ['Teesta', 'তিস্তা'], ['Surma', 'সুরমা'], ['Karnaphuli', 'কর্ণফুলী'],
  ['Dhaleshwari', 'ধলেশ্বরী'], ['Brahmaputra', 'ব্রহ্মপুত্র'], ['Sylhet', 'সিলেট'], ['Rajshahi', 'রাজশাহী'], ['Sundarban', 'সুন্দরবন'],
    ['Dhaka', 'ঢাকা'],
  ['Chattogram', 'চট্টগ্রাম'], ['Srimangal', 'শ্রীমঙ্গল'], ['Bogura', 'বগুড়া'], ['Barishal', 'বরিশাল'], ['Khulna', 'খুলনা'],
    ['Rangpur', 'রংপুর'],
  ['Cumilla', 'কুমিল্লা'], ['Tangail', 'টাঙ্গাইল'], ['Sonargaon', 'সোনারগাঁও'], ['Mymensingh', 'ময়মনসিংহ'], ['Rangamati', 'রাঙামাটি'],
  ['Bandarban', 'বান্দরবান'], ['Kuakata', 'কুয়াকাটা'], ['Madhupur', 'মধুপুর'], ['Bikrampur', 'বিক্রমপুর'], ['Natore', 'নাটোর'],
    ['Dinajpur', 'দিনাজপুর'],
  ['Jashore', 'যশোর'], ['Bagerhat', 'বাগেরহাট'], ['Sandwip', 'সন্দ্বীপ'], ['Kaptai', 'কাপ্তাই'], ['Jaflong', 'জাফলং'],
    ['Paharpur', 'পাহাড়পুর'],
  ['Mahasthan', 'মহাস্থান'], ['Lalbagh', 'লালবাগ'], ['Pabna', 'পাবনা'], ['Faridpur', 'ফরিদপুর'], ['Kushtia', 'কুষ্টিয়া'],
    ['Noakhali', 'নোয়াখালী'],
  ['Bhola', 'ভোলা'], ['Gopalganj', 'গোপালগঞ্জ'], ['Netrokona', 'নেত্রকোনা'],
] as const

/** Times, weathers and settings, used as places are. */
export const SETTINGS = [
  ['Monsoon', 'বর্ষা'], ['Autumn', 'শরৎ'], ['Winter', 'শীত'], ['Spring', 'বসন্ত'], ['Dawn', 'ভোর'], ['Twilight', 'গোধূলি'],
    ['Midnight', 'মধ্যরাত'],
  ['Evening', 'সন্ধ্যা'], ['Morning', 'সকাল'], ['Boishakh', 'বৈশাখ'], ['Falgun', 'ফাল্গুন'], ['Ashwin', 'আশ্বিন'], ['Poush', 'পৌষ'],
    ['River', 'নদী'],
  ['Forest', 'অরণ্য'], ['Hilltop', 'পাহাড়চূড়া'], ['Delta', 'বদ্বীপ'], ['Island', 'দ্বীপ'], ['Bazaar', 'বাজার'], ['Village', 'গ্রাম'],
    ['Palace', 'প্রাসাদ'],
  ['Harbour', 'বন্দর'], ['Garden', 'বাগান'], ['Sky', 'আকাশ'], ['Storm', 'ঝড়'], ['Rain', 'বৃষ্টি'], ['Ocean', 'সাগর'], ['Festival', 'উৎসব'],
  ['Courtyard', 'উঠান'], ['Verandah', 'বারান্দা'], ['Fairground', 'মেলা'], ['Lakeside', 'হ্রদপাড়'], ['Mountain', 'পর্বত'],
    ['Meadow', 'তৃণভূমি'],
] as const
