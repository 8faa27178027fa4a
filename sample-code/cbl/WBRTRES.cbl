       identification division.
       program-id.    WBRTRES.
      *****************************************************************
      * Rate module, residential (class R, and unknown classes).      *
      *                                                               *
      * 09-11-16 MSA  WAB-0501  Taken out of WBRATE                   *
      * 15-06-01 TVE  WAB-0914  Social tariff                         *
      * 22-05-30 DHI  WAB-2040  Summer surcharge on tier 3            *
      *****************************************************************
       data division.
       working-storage section.
       01  ws-area.
           05  ws-prorate              pic s9(03)v9(04) comp-3.
           05  ws-rest                 pic s9(07)v999   comp-3.
           05  ws-room                 pic s9(07)v999   comp-3.
           05  ws-price                pic s9(02)v9(04) comp-3.
           05  ws-minimum              pic s9(07)v99    comp-3.
           05  ws-lower                pic 9(05).
           05  ws-tier                 pic s9(04)       comp.
       01  ws-factors.
           05  ws-social-factor        pic 9v99 value 0.50.
           05  ws-summer-factor        pic 9v99 value 1.25.
       copy wbtarif.
       linkage section.
       copy wbrtprm.
       procedure division using rt-parm.
       0000-main.
           move 0 to rt-rc
           if rt-days not > 0
               set rt-unusable to true
               goback
           end-if
           set tf-ix to 1
           compute ws-prorate rounded = rt-days / 30
           compute rt-water-amt rounded =
               tf-base (tf-ix) * ws-prorate
           move rt-m3 to ws-rest
           move 0 to ws-lower
           perform 1000-one-tier
               varying ws-tier from 1 by 1 until ws-tier > 3
           perform 2000-minimum
           compute rt-sewer-amt rounded =
               rt-m3 * tf-sewer-pct (tf-ix) / 100
                     * tf-sewer-price (tf-ix)
           goback.
      *    Each tier is rounded to the cent on its own (half up)
       1000-one-tier.
           compute ws-room rounded =
               (tf-limit (tf-ix ws-tier) - ws-lower) * ws-prorate
           if ws-rest < ws-room
               move ws-rest to ws-room
           end-if
           move tf-price (tf-ix ws-tier) to ws-price
           if ws-tier = 1 and rt-social = 'Y'
               compute ws-price = ws-price * ws-social-factor
           end-if
           if ws-tier = 3 and rt-summer
               compute ws-price = ws-price * ws-summer-factor
           end-if
           move ws-room to rt-tier-m3 (ws-tier)
           compute rt-tier-amt (ws-tier) rounded =
               ws-room * ws-price
           add rt-tier-amt (ws-tier) to rt-water-amt
           subtract ws-room from ws-rest
           move tf-limit (tf-ix ws-tier) to ws-lower.
      *    The social tariff has no minimum charge
       2000-minimum.
           if rt-social not = 'Y'
               compute ws-minimum rounded =
                   tf-minimum (tf-ix) * ws-prorate
               if rt-water-amt < ws-minimum
                   move ws-minimum to rt-water-amt
                   set rt-minimum-applied to true
               end-if
           end-if.
