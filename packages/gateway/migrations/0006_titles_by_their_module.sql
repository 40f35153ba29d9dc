-- Hits of the jackpot are given their titles by the module of the games: nobody else reads this.
drop view game_titles;
